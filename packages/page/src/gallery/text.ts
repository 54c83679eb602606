import type { Both } from '../shell/language.ts';

export interface GalleryText {
  readonly title: string;
  readonly lead: string;
  readonly open: (title: string) => string;
}

export const GALLERY_TEXT: Both<GalleryText> = {
  en: {
    title: 'Positions worth a minute',
    lead: 'Each opens in the workbench: judge it, ask what decides an order, try another.',
    open: (title) => `Open: ${title}`,
  },
  ru: {
    title: 'Позиции на минуту',
    lead: 'Каждая открывается в мастерской: рассудите, спросите, что решает приказ, попробуйте другой.',
    open: (title) => `Открыть: ${title}`,
  },
};
