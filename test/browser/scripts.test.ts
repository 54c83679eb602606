import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BENCH } from '../../packages/page/src/diplomacy/text.ts';
import { pack as packTac } from '../../packages/page/src/gitm/pack.ts';
import { encode } from '../../packages/page/src/keep/codec.ts';
import { TABLE } from '../../packages/page/src/table/text.ts';
import { type Client, client, type Seated, seatAt, seated, secretOf } from '../table/servers.ts';
import { BROWSER, type Visit, type Visitor } from './browser.ts';
import { button, eventually, pane } from './seat.ts';
import { openTableStage, type TableStage } from './table-stage.ts';

/*
 * What people write is shown as they wrote it, and nothing of it ever runs, whoever looks at it, and wherever. Each payload
 * would leave a mark if the page took it for a page: an element of its own, or `window.ran`.
 */
const SHORT = '"><x-probe onclick=ran=1>';
const PAYLOADS = [
  '<script>window.ran = 1</script>',
  '<img src=x onerror="window.ran = 1">',
  '<svg onload="window.ran = 1"><x-probe></x-probe></svg>',
  '"><x-probe onmouseover=window.ran=1>',
  "' autofocus onfocus=window.ran=1 x='",
  'javascript:window.ran=1',
  'https://example.org/" onclick="window.ran=1',
  '[a link](javascript:window.ran=1) <a href="javascript:window.ran=1">another</a>',
  '<iframe srcdoc="<script>parent.ran = 1</script>"></iframe>',
  '</textarea></title></style></script><x-probe>',
  '--> ]]> <x-probe>',
  '&lt;x-probe&gt; &#60;x-probe&#62;',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is one, for others
  '${window.ran = 1} {{constructor.constructor("window.ran = 1")()}} <%= window.ran = 1 %>',
  '<math><mtext><table><mglyph><style><img src=x onerror="window.ran = 1">',
  '<a-b style="background:url(/api/x)"><link rel=stylesheet href=/x.css><base href=//example.org>',
];
const ALL = PAYLOADS.join('\n');
/** Turns what follows round, and does not say where that ends. */
const TURNED = 'first \u202e\u2066\u202dturned round';

const WIDE: Visitor = { name: 'wide', lang: 'en', phone: false, dark: false };
const PHONE: Visitor = { name: 'phone', lang: 'ru', phone: true, dark: true };

interface Found {
  readonly ran: boolean;
  readonly violations: readonly string[];
  readonly elements: readonly string[];
}

/** What a page would hold had it taken anything for its own. */
function look(page: Page): Promise<Found> {
  return page.evaluate(() => {
    const own = window as unknown as { readonly ran?: unknown; readonly violations?: readonly string[] };
    const wrong = [...document.querySelectorAll('*')].filter(
      (one) =>
        /^(?:x-probe|a-b|iframe|base|math|mglyph|object|embed)$/i.test(one.tagName) ||
        (one.tagName === 'SCRIPT' && !(one as HTMLScriptElement).src.startsWith(location.origin)) ||
        (one.tagName === 'IMG' && one.getAttribute('src') === 'x') ||
        [...one.attributes].some(({ name, value }) => /^on/i.test(name) || /^\s*javascript:/i.test(value)),
    );
    return {
      ran: own.ran !== undefined,
      violations: own.violations ?? ['not watched'],
      elements: wrong.map((one) => one.outerHTML.slice(0, 200)),
    };
  });
}

/** A message that stands in a conversation. */
function said(thread: string): string {
  return thread === 'public' ? TURNED : ALL;
}

const NOTHING: Found = { ran: false, violations: [], elements: [] };

describe.skipIf(BROWSER === undefined)('what runs of what people write, in Chromium', () => {
  let stage: TableStage;
  let table: Seated;
  let judged: Seated;
  let admin: Client;
  const dialogs: string[] = [];

  beforeAll(async () => {
    stage = await openTableStage();
    const { address } = stage;
    const names = { name: `${SHORT}${PAYLOADS[1]}`, watch: { who: 'anyone', delay: 0 }, moderatorReads: true };
    table = await seated(address, names);
    judged = await seated(address, names);
    const account = { name: SHORT, password: 'long enough', as: 'token' };
    admin = client(address, (await client(address).send('POST', '/api/accounts', account)).body.token);
    await admin.send('POST', '/api/admin/claim', { secret: secretOf(stage.adminLink) });
    for (const at of [table, judged]) {
      const france = seatAt(at, 'France');
      for (const text of [...PAYLOADS, TURNED]) await france.send('POST', `${at.path}/threads/public`, { text });
      await france.send('POST', `${at.path}/threads/France+Italy`, { text: ALL });
      await france.send('POST', `${at.path}/threads/France+moderator`, { text: ALL });
      await france.send('PUT', `${at.path}/notes`, { text: ALL });
      await france.send('PUT', `${at.path}/orders`, { text: `A Par - Bur\nA ${ALL}\nF Bre - ${SHORT}` });
      const { link } = (await seatAt(at, 'Italy').send('POST', `${at.path}/pass-on`)).body;
      await client(address).send('POST', '/api/invitations/take', { secret: secretOf(link), name: SHORT, as: 'token' });
    }
    for (const seat of Object.values(judged.seats)) await seat.send('POST', `${judged.path}/ready`, { ready: true });
    await seatAt(judged, 'Italy').send('POST', `${judged.path}/ready`, { ready: true });
    await judged.moderator.send('POST', `${judged.path}/moderator/judge`);
    // An open game with such people in its lobby.
    const open = { ...names, listed: true };
    const made = await client(address).send('POST', '/api/tables', { settings: open, name: SHORT, as: 'token' });
    await client(address).send('POST', `/api/tables/${made.body.id}/join`, { name: SHORT, as: 'token' });
  }, 120_000);
  afterAll(async () => stage?.stop());

  async function visitBy(visitor: Visitor, who?: Client): Promise<Visit> {
    const visit = await stage.visit(visitor);
    if (who?.token !== undefined) await visit.context.setExtraHTTPHeaders({ authorization: `Bearer ${who.token}` });
    await visit.context.addInitScript(() => {
      const own = window as unknown as { violations: string[] };
      own.violations = [];
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        own.violations.push(`${violatedDirective} ${blockedURI}`),
      );
    });
    visit.page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    return visit;
  }

  /** All panes and dialogs of a table, as one sees them; each must hold what was written, as it was written. */
  async function walk(visit: Visit, at: Seated, threads: readonly string[]): Promise<void> {
    const { page } = visit;
    const text = TABLE[visit.visitor.lang];
    await page.goto(`/table/${at.id}`);
    await eventually(() => page.locator('.table-head').first().textContent()).toContain(SHORT);
    expect(await look(page)).toEqual(NOTHING);
    await pane(visit, 'talk');
    for (const thread of threads) {
      await page.locator(`[data-thread="${thread}"]`).first().click();
      if (thread === 'notes') await eventually(() => page.locator('.notes textarea').inputValue()).toBe(ALL);
      else await eventually(() => page.locator('.said .words').allTextContents()).toContain(said(thread));
      expect(await look(page), thread).toEqual(NOTHING);
      if (thread !== 'public') continue;
      expect(await page.locator('.said .words').allTextContents()).toEqual([...PAYLOADS, TURNED]);
      // What turns writing round does so within its message only.
      const bidi = page.locator('.said .words').last();
      expect(await bidi.evaluate((one) => getComputedStyle(one).unicodeBidi)).toMatch(/isolate|plaintext/);
    }
    await pane(visit, 'more');
    await eventually(() => page.locator('[data-seat=Italy]').textContent()).toContain(SHORT);
    expect(await look(page)).toEqual(NOTHING);
    await pane(visit, 'orders');
    expect(await look(page)).toEqual(NOTHING);
    if (await button(page, text.log).count()) {
      await button(page, text.log).first().click();
      await eventually(() => page.locator('.log li').count()).toBeGreaterThan(0);
      expect(await look(page)).toEqual(NOTHING);
    }
    await page.goto(`/table/${at.id}/S1901M`);
    await page.locator('.table-head').first().waitFor();
    expect(await look(page)).toEqual(NOTHING);
  }

  test('nothing runs for a player, a spectator and the moderator', async () => {
    const roles = [
      [WIDE, seatAt(table, 'France'), table, ['public', 'France+Italy', 'France+moderator', 'notes']],
      [PHONE, seatAt(judged, 'France'), judged, ['public']],
      [WIDE, undefined, judged, ['public']],
      [WIDE, table.moderator, table, ['public']],
    ] as const;
    for (const [visitor, who, at, threads] of roles) {
      const visit = await visitBy(visitor, who);
      await walk(visit, at, threads);
      expect(visit.complaints).toEqual([]);
      await visit.context.close();
    }
    expect(dialogs).toEqual([]);
  });

  test('nothing runs on the pages around a table: of the moderator, the administrator, the lobby, a link, an account', async () => {
    const pages: readonly (readonly [Client | undefined, string, string])[] = [
      [table.moderator, `/table/${table.id}/moderator`, SHORT],
      [judged.moderator, `/table/${judged.id}/moderator`, SHORT],
      [admin, '/admin', SHORT],
      [admin, '/account', SHORT],
      [seatAt(table, 'France'), '/tables', SHORT],
      [undefined, '/tables', SHORT],
      [undefined, `/table/${encodeURIComponent(PAYLOADS[1] ?? '')}`, ''],
      [undefined, `/${encodeURIComponent(SHORT)}`, ''],
      [undefined, `/join#${encodeURIComponent(SHORT)}`, ''],
      [undefined, `/diplomacy#${encodeURIComponent(SHORT)}`, ''],
    ];
    for (const [who, address, shown] of pages) {
      const { page, context } = await visitBy(WIDE, who);
      await page.goto(address);
      await eventually(async () => (await page.locator('body').textContent())?.includes(shown)).toBe(true);
      expect(await look(page), address).toEqual(NOTHING);
      await context.close();
    }
    const { link } = (await table.moderator.send('POST', `${table.path}/seats/Austria/link`)).body;
    const { page, context } = await visitBy(WIDE);
    await page.goto(link);
    await eventually(() => page.getByRole('heading', { level: 1 }).textContent()).toContain(SHORT);
    expect(await look(page)).toEqual(NOTHING);
    await context.close();
    expect(dialogs).toEqual([]);
  });

  test('nothing runs of what the API answers when it is opened like a page', async () => {
    const { page, context } = await visitBy(WIDE, seatAt(judged, 'France'));
    for (const end of [
      '',
      '/threads/public',
      '/notes',
      '/news',
      '/orders/log',
      '/turns?whole=yes',
      '/turns/0/report',
      '/turns/0/map.svg',
      '/turns/0/map.png',
      `/turns/${encodeURIComponent(PAYLOADS[0] ?? '')}`,
    ]) {
      const response = await page.goto(`/api/tables/${judged.id}${end}`);
      expect(response?.headers()['x-content-type-options'], end).toBe('nosniff');
      expect(await page.evaluate(() => 'ran' in window), end).toBe(false);
      expect(await page.locator('x-probe, img[src=x], script, iframe').count(), end).toBe(0);
    }
    await context.close();
  });

  test('nothing runs of links to the workbenches, of what is pasted there, and of files opened there', async () => {
    const { page, context } = await visitBy(WIDE);
    const board = { v: 1, t: ALL, r: '', c: 0, n: [{ b: 0, o: { France: ['A Par - Bur', ...PAYLOADS, SHORT] } }] };
    await page.goto(`/diplomacy#b=${await encode(board)}`);
    // What could not be read stands in the list, and in the text.
    await eventually(() => page.locator('.phase-head').textContent()).toContain('1 of 22');
    expect(await look(page)).toEqual(NOTHING);
    await page.getByRole('button', { name: 'Text', exact: true }).click();
    await eventually(() => page.locator('textarea').first().inputValue()).toContain(SHORT);
    expect(await look(page)).toEqual(NOTHING);
    await button(page, BENCH.en.paste).click();
    const field = page.getByRole('textbox', { name: BENCH.en.pasteLabel });
    for (const text of [
      ALL,
      JSON.stringify({ units: { [SHORT]: [SHORT] } }),
      JSON.stringify({ phases: ALL, id: SHORT }),
    ]) {
      await field.fill(text);
      await page.waitForFunction((pasted) => document.querySelector('dialog')?.textContent !== pasted, text);
      expect(await look(page)).toEqual(NOTHING);
    }
    const [first, second, state, other] = [
      '<img/src=x/onerror=ran=1>',
      '"><x-probe/onclick=ran=1>',
      '"><svg/onload=ran=1>',
      '</text><x-probe>',
    ];
    const phase = {
      id: SHORT,
      title: ALL,
      states: [state, other],
      names: { [state]: ALL },
      relations: [[state, other, 'war']],
      start: [
        { unit: first, state, square: '3-3' },
        { unit: second, state: other, square: '3-4' },
      ],
      events: [{ type: 'move', unit: first, to: '3-4' }],
    };
    for (const typed of [{}, { typed: ALL }]) {
      await page.goto('/tables');
      await page.goto(`/gitm#g=${await encode(packTac({ phase: phase as never, ...typed }))}`);
      const drawn = (): Promise<boolean> =>
        page.evaluate((word) => document.querySelector('main')?.outerHTML.includes(word) === true, 'onerror=');
      await eventually(drawn).toBe(true);
      expect(await look(page)).toEqual(NOTHING);
    }
    expect(dialogs).toEqual([]);
    await context.close();
  });
});
