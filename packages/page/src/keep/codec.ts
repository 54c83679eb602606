/** Text made small enough for the fragment of a link, and back. */

function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]*$/.test(text)) return undefined;
  try {
    return Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0));
  } catch {
    return undefined;
  }
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

/** A plain value as letters, digits, `-` and `_`. */
export async function encode(value: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return toBase64Url(await through(bytes, new CompressionStream('deflate-raw')));
}

/** More than the longest game anybody plays; a short link can hold a thousand times its length. */
const MOST_BYTES = 8_000_000;

/** What some bytes unfold to, as text; throws where they are damaged, or too much comes out. */
async function unfold(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let size = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > MOST_BYTES) {
      await reader.cancel();
      throw new RangeError('too much');
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** What `encode` wrote; `undefined` if the text is damaged. */
export async function decode(text: string): Promise<unknown> {
  const bytes = fromBase64Url(text);
  if (bytes === undefined) return undefined;
  try {
    return JSON.parse(await unfold(bytes));
  } catch {
    return undefined;
  }
}
