import type { Both } from './language.ts';

/** The words of sharing, the same on both workbenches. */
interface ShareText {
  readonly share: string;
  readonly link: string;
  readonly copyLink: string;
  readonly copied: string;
  readonly exportAs: string;
  readonly print: string;
}

export const SHARE: Both<ShareText> = {
  en: {
    share: 'Share',
    link: 'Link',
    copyLink: 'Copy link',
    copied: 'Copied',
    exportAs: 'Save as a file',
    print: 'Print',
  },
  ru: {
    share: 'Поделиться',
    link: 'Ссылка',
    copyLink: 'Скопировать ссылку',
    copied: 'Скопировано',
    exportAs: 'Сохранить файлом',
    print: 'Печать',
  },
};
