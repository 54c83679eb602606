import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

/** How somebody comes to the page. */
export interface Visitor {
  readonly name: string;
  readonly lang: 'en' | 'ru';
  readonly phone: boolean;
  readonly dark: boolean;
}

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly visitor: Visitor;
  /** What the console complained of. */
  readonly complaints: readonly string[];
}

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function startBrowser(executable: string | undefined): Promise<Browser> {
  return chromium.launch({ executablePath: executable ?? '', args: FLAGS });
}

/** What differs from stage to stage. */
interface VisitOptions {
  /** Milliseconds that something may take to appear. */
  readonly patience: number;
  /** What the browser may say of its own accord. */
  readonly allowed?: RegExp;
}

/** A window of somebody who was never at an address. */
export async function visitAs(
  browser: Browser,
  address: string,
  visitor: Visitor,
  { patience, allowed }: VisitOptions,
): Promise<Visit> {
  const { lang, phone, dark } = visitor;
  const context = await browser.newContext({
    baseURL: address,
    locale: lang === 'ru' ? 'ru-RU' : 'en-GB',
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    viewport: phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    hasTouch: phone,
    isMobile: phone,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  context.setDefaultTimeout(patience);
  const complaints: string[] = [];
  // Every window of theirs, the first and those they open later.
  context.on('page', (opened) => {
    opened.on('console', (message) => {
      const told = message.text();
      const isComplaint = message.type() === 'error' || message.type() === 'warning';
      if (isComplaint && allowed?.test(told) !== true) complaints.push(told);
    });
    opened.on('pageerror', (error) => complaints.push(error.message));
  });
  return { page: await context.newPage(), context, visitor, complaints };
}
