// Takes the pictures of the pages of the tables, as `page-pictures.mjs` does of the others.

const POWERS = ['Austria', 'England', 'France', 'Germany', 'Italy', 'Russia', 'Turkey'];
/** @type {Readonly<Record<string, string>>} */
const ORDERS = {
  Austria: 'A Vie - Gal\nA Bud - Ser\nF Tri - Alb',
  England: 'F Lon - Nth\nF Edi - Nwg\nA Lvp - Yor',
  France: 'A Par - Bur\nA Mar S A Par - Bur\nF Bre - Mao',
  Germany: 'A Mun - Bur\nA Ber - Kie\nF Kie - Den',
  Italy: 'A Ven H\nA Rom - Apu\nF Nap - Ion',
  Russia: 'A War - Gal\nA Mos - Ukr\nF Sev - Bla\nF Stp - Bot',
  Turkey: 'A Con - Bul\nA Smy - Con\nF Ank - Bla',
};
/** @type {Readonly<Record<'en' | 'ru', { readonly name: string, readonly said: readonly string[], readonly people: readonly string[] }>>} */
const WORDS = {
  en: {
    name: 'Friday evening table',
    said: ['Burgundy stays empty this spring?', 'As long as Munich looks east.'],
    people: ['Anna', 'Boris', 'Claire', 'Dieter', 'Enzo', 'Fedor', 'Gül'],
  },
  ru: {
    name: 'Стол по пятницам',
    said: ['Бургундия этой весной пуста?', 'Пока Мюнхен смотрит на восток.'],
    people: ['Анна', 'Борис', 'Клара', 'Дитер', 'Энцо', 'Фёдор', 'Гюль'],
  },
};

/**
 * @param {string} base
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 * @param {string} [token]
 */
async function call(base, method, path, body, token) {
  const answer = await fetch(`${base}/api/${path}`, {
    method,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
  return answer.json();
}

/** What waits in the lobby: a name, how many have come, and what differs from the usual. */
const LOBBY = /** @type {const} */ ([
  ['Names hidden until the end', 4, { names: 'hidden', press: 'public' }],
  ['Rulebook purists', 2, { press: 'rulebook', rules: '2000', noShow: { policy: 'wait' } }],
  [
    'Gunboat at noon',
    6,
    { press: 'none', pace: { movement: { kind: 'length', minutes: 15 } }, noShow: { policy: 'disorder' } },
  ],
  ['Кубок новичков', 3, { pace: { days: [2, 5] }, noShow: { policy: 'replacement' } }],
  ['First moves in November', 5, {}],
]);

/**
 * Fills the lobby, unless that was done for an earlier picture.
 * @param {string} base
 */
async function fillLobby(base) {
  const { open } = await call(base, 'GET', 'tables');
  if (open.length > 0) return;
  for (const [name, count, settings] of LOBBY) {
    const made = await call(base, 'POST', 'tables', { settings: { name, listed: true, ...settings }, as: 'token' });
    for (let n = 1; n <= count; n++)
      await call(base, 'POST', `tables/${made.id}/join`, { name: `Player ${n}`, as: 'token' });
  }
}

/**
 * A table of one language: France and the moderator's chair come to the page by a link, the others are played from here.
 * @param {string} base
 * @param {'en' | 'ru'} lang
 */
async function tableOf(base, lang) {
  const words = WORDS[lang];
  const made = await call(base, 'POST', 'tables', {
    settings: { name: words.name, watch: { who: 'anyone', delay: 0 } },
    as: 'token',
  });
  /** @type {Map<string, string>} */
  const tokens = new Map();
  /** @type {Map<string, string>} */
  const links = new Map();
  for (const { power, link } of made.links.seats) links.set(power, link);
  for (const [index, power] of POWERS.entries()) {
    if (power === 'France') continue;
    const secret = new URL(links.get(power) ?? '').hash.slice(1);
    const taken = await call(base, 'POST', 'invitations/take', { secret, as: 'token', name: words.people[index] });
    tokens.set(power, taken.token);
  }
  return { path: `tables/${made.id}`, page: `/table/${made.id}`, token: made.token, tokens, links };
}

/**
 * @param {import('@standoff/server').StandoffServer} server
 * @param {string} name
 * @param {'en' | 'ru'} lang
 * @param {import('playwright-core').Page} page of somebody who was never here
 * @param {import('playwright-core').Page} other likewise
 * @param {(page: import('playwright-core').Page, name: string) => Promise<void>} take
 * @param {() => Promise<void>} becomeAdmin logs the other one in as the administrator
 */
export async function takeTables(server, name, lang, page, other, take, becomeAdmin) {
  const base = server.address;
  const words = WORDS[lang];
  const phone = (page.viewportSize()?.width ?? 0) < 600;
  await page.goto('/tables/new');
  await page.locator('#table-name').fill(words.name);
  await take(page, `create-${name}`);
  await page.locator('button[type=submit]').click();
  await page.locator('[data-link]').first().waitFor();
  await take(page, `links-${name}`);
  await fillLobby(base);
  const table = await tableOf(base, lang);
  await page.goto(table.links.get('France') ?? '');
  await page.locator('form input').fill(words.people[2] ?? '');
  await take(page, `join-${name}`);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL(/\/table\/\w+$/);
  await page.locator('[data-pane=orders]').click();
  await page.locator('[data-row="France unit MAR"]').waitFor();
  const [asked = '', answered = ''] = words.said;
  await call(base, 'POST', `${table.path}/threads/public`, { text: asked }, table.tokens.get('Italy'));
  await call(base, 'POST', `${table.path}/threads/France+Germany`, { text: answered }, table.tokens.get('Germany'));
  const asText = page.getByRole('button', { name: lang === 'ru' ? 'Текстом' : 'As text' });
  await asText.click();
  await page.locator('.own-orders textarea').fill(ORDERS.France ?? '');
  await page.locator('[data-saving=saved]').waitFor();
  await page.getByRole('button', { name: lang === 'ru' ? 'Списком' : 'As list' }).click();
  await take(page, `table-${name}`);
  for (const [power, token] of table.tokens) {
    await call(base, 'PUT', `${table.path}/orders`, { text: ORDERS[power] ?? '' }, token);
  }
  // The moderator looks from another browser, before the phase is judged.
  await other.setExtraHTTPHeaders({ authorization: `Bearer ${table.token}` });
  await other.goto(`${table.page}/moderator`);
  await other.locator('tr[data-seat=France]').waitFor();
  await take(other, `moderator-${name}`);
  await other.setExtraHTTPHeaders({});
  await call(base, 'POST', `${table.path}/moderator/judge`, {}, table.token);
  if (phone) await page.locator('[data-pane=map]').click();
  await page.locator('[data-verdict=BUR], [data-verdict=PAR], .table-head').first().waitFor();
  await take(page, `table-judged-${name}`);
  const news = { text: asked };
  await call(base, 'POST', `${table.path}/threads/England+France`, news, table.tokens.get('England'));
  await page.goto('/tables');
  await page.locator('[data-table]').first().waitFor();
  await take(page, `lobby-${name}`);
  await other.goto(table.page);
  await other.locator('.table-head').waitFor();
  await take(other, `watcher-${name}`);
  // The end: all others concede to France.
  for (const [power, token] of table.tokens) {
    if (power !== 'Italy') await call(base, 'PUT', `${table.path}/concede`, { to: 'France' }, token);
  }
  await call(base, 'PUT', `${table.path}/concede`, { to: 'France' }, table.tokens.get('Italy'));
  await page.goto(table.page);
  await page.locator('[data-pane=more]').click();
  await page.locator('.scores').first().waitFor();
  await take(page, `table-ended-${name}`);
  await other.goto('/account');
  await other.locator('input[type=password]').waitFor();
  await take(other, `account-${name}`);
  await becomeAdmin();
  await other.goto('/admin');
  await other.locator('.table-list').first().waitFor();
  await take(other, `admin-${name}`);
}
