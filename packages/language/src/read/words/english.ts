import type { Role } from './roles.ts';

/** English words by role; a star stands for any ending. DAIDE's three-letter tokens are among them. */
export const ENGLISH: Readonly<Partial<Record<Role, string>>> = {
  army: 'a ar soldiers infantry army armies amy arm armys',
  fleet: 'f fleet fleets flt flts fl boat boats ship ships vessel vessels flotilla squadron armada navy navies',
  unit: 'unit units piece pieces troops troop forces',
  move: `m mv mov mvs move moves moved moving movement mto att atk attk attack attacks attacked attacking adv advance
    advances advanced advancing march marches marching go goes going proceed proceeds proceeding head heads heading sail
    sails sailing invade invades invading enter enters entering travel travels travelling traveling shift shifts
    transfer transfers push pushes pushing step steps walk walks run runs charge charges strike strikes hit hits storm
    storms slide slides relocate relocates occupy occupies take takes taking capture captures send sends sending roll
    rolls steam steams cross crosses assault assaults return returns withdraw withdraws withdrawing fall falls fell back pull pulls moveviaconvoy cto mve`,
  hold: `h st hold holds holding hld held hod stand stands standing stnd std stay stays staying remain remains remaining
    defend defends defending guard guards sit sits sitting xxx stationary idle idles nothing entrench entrenches hodl
    stop stops wait waits waiting dig digs defence defense`,
  support: `s sup supp suppt spt supt sppt sprt supprt sups suport suports support* supp0rt assist assists assisting aid aids
    aiding help helps helping back backs backing shold sh smove reinforce reinforces protect protects cover covers defend
    defends guard guards`,
  convoy: `c con conv convoy* convoi* convey conveys cvy cvoy cvs transport* trans t ferry ferries ferrying carry carries
    carrying ship ships shipping escort escorts cv cnv`,
  retreat: `r ret retr retrt rto rtr rt retreat* withdraw withdraws withdrawing withdrew flee flees fleeing fallback
    retire retires retiring fall falls fell back pull pulls`,
  disband: `d dis disb disband* dsb dsbd rem remov* destroy* delet* scrap* eliminat* kill kills killed killing boom booms
    otb dissolv* demobil* scuttl* erase* annihilat* explode* dies minus nro nrr sink sinks sunk sacrifice* board drop drops lose loses discard*`,
  build: `b bld build* built bulid biuld new create* creating raise raises raising recruit* place places placing
    construct* add adds adding plus muster musters train trains produce produces put puts spawn spawns`,
  waive: `waive* waiv* wve pass passes passing skip skips skipped decline* declining forgo forgoes forego foregoes
    forfeit* defer defers postpone* save saves`,
  to: 'to into onto toward towards against on upon at for in',
  at: 'in at of from on near within',
  from: 'from frm',
  and: 'and & also with plus while whilst',
  or: 'or alternatively either versus',
  if: `if unless provided providing assuming when whenever depending depends conditional conditionally whether case
    contingent until`,
  else: 'otherwise else',
  not: 'not no dont doesnt never cannot cant wont without isnt wouldnt shouldnt mustnt cancel* revoke* retract* scratch disregard ignore keep',
  doubt: `would maybe ask tell wanted example eg last previous old former earlier perhaps possibly probably might could should think suggest suggests propose proposes considering
    thinking`,
  filler: `i we id ill im ive well my our the an like want please pls plz order orders ordered ordering now then also finally first
    firstly second next so ok okay change changes changed correction corrections correct corrected meant mean update updated
    updates revised revise revision instead have has let lets use own his her its their your this that one two three four just only
    again follows following as hi hello hey dear thanks thank thx cheers you sorry oops final here lastly current
    command commands empire kingdom republic turn mine set sub ord submit submits submitting send both give gives issue issues do unused phase
    defaults default`,
  result: `bounce bounces bounced bouncing fail fails failed failing failure cut cuts dislodge* dislog* void voided
    invalid succeed* success successful successfully illegal nso nsu nsr standoff stalled disrupted unordered misorder*
    miso nmr nmrs destroyed lost annulled ignored resolved unresolved pending impossible unsuccessful unsuccessfully blocked
    repelled beleaguered rejected stood processed suc bnc ntc vacated prevented defeated can may captured annihilated
    short path route taken agreed expected`,
  all: 'all everyone everything everybody every each',
  rest: 'rest others other else remaining remainder',
  via: 'via through thru by using over across with',
  bySea: 'viaconvoy moveviaconvoy cto',
  aux: `gives give lends lend offers provides is must are be will shall do does am to now also just please then ordered orders order continue continues
    attempt attempts attempting try tries trying has have been was were get gets`,
  object: `position positions ground still fast firm place there tight steady line station post put them it himself
    itself here`,
};
