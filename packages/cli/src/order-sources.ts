import { failOnFile, fileLabel, type Session } from './session.ts';
import type { Status } from './status.ts';
import { readText } from './text.ts';
import type { OrderSource } from './understand.ts';

/** Reads the files named (`-` is standard input); the first that cannot be read ends the command. */
export async function readSources(
  files: readonly string[],
  session: Session,
): Promise<readonly OrderSource[] | { readonly status: Status }> {
  const sources: OrderSource[] = [];
  for (const file of files) {
    try {
      sources.push({ file: fileLabel(session, file), text: await readText(file, session.io) });
    } catch (error) {
      return { status: await failOnFile(session, 'input', file, error) };
    }
  }
  return sources;
}

/** Whether something is piped in: then orders come from there if no file of them is named. */
export function isPiped({ io }: Session): boolean {
  return io.stdin.isTTY !== true;
}
