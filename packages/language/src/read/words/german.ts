import type { Role } from './roles.ts';

/** German words by role; a star stands for any ending. */
export const GERMAN: Readonly<Partial<Record<Role, string>>> = {
  army: 'armee armeen heer',
  fleet: 'flotte flotten',
  unit: 'einheit einheiten',
  move: `zieht ziehen ziehe zug bewegt bewegen bewegung greift angreift angreifen angriff geht gehen marschiert marschieren z bew
    rückt segelt fährt wechselt verlegt`,
  hold: 'halt hält haelt halten bleibt bleiben steht stehen wartet verteidigt verteidigen sichert',
  support: 'u unt unterst unterstütz* unterstuetz* stützt stuetzt hilft supportet',
  convoy: 'k konv konvo* befördert befoerdert transportier* setzt',
  retreat: 'rückzug rueckzug zurück zurueck rückz rz weicht flieht',
  disband: `auflös* aufloes* aufgelös* löst loest abbau* abgebaut abrüst* abruest* entfern* lösch* loesch* streich*
    vernicht* abb räumt`,
  build: 'neubau bau baut bauen baue aufbau* aufgebaut neu neue neuer errichtet errichten aushebung aufb',
  waive: 'verzicht* passe passt passen aussetzen',
  to: 'nach auf zu gegen richtung in',
  at: 'in im bei von aus der die das',
  from: 'von aus',
  and: 'und sowie',
  or: 'oder bzw',
  if: 'wenn falls sofern',
  else: 'sonst ansonsten andernfalls',
  not: 'nicht kein keine keinen nie',
  doubt: 'beispiel letzte letzter vorige voriger vielleicht eventuell evtl möglicherweise',
  filler:
    'meine mein meiner die der das den dem eine einen einer ein zwei drei reich bitte befehl* ich wir hier dann noch züge',
  result: 'geschlagen fehlgeschlagen scheitert gescheitert abgeschnitten vertrieben erfolg* unmöglich',
  all: 'alle alles allen',
  rest: 'übrigen übrige uebrigen uebrige andere anderen restlichen',
  via: 'über ueber durch per mittels',
  bySea: 'seeweg schiff schiffen wasser',
  aux: 'wird werden soll sollen ist sind sich',
  object: 'stellung stand platz',
};
