import type { JSX } from 'preact';
import { Message } from '../shell/app.tsx';
import { inLanguage } from '../shell/language.ts';
import { SHELL } from '../shell/text.ts';

/** The GITM workbench. */
export function GitmWorkbench(): JSX.Element {
  const text = inLanguage(SHELL);
  return <Message title={text.comingGitm} body={text.comingGitmBody} />;
}
