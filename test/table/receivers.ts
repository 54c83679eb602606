import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Reach } from '@standoff/server';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail server of this machine that keeps what it is given. */
export interface MailReceiver {
  readonly url: string;
  readonly mails: Email[];
  readonly stop: () => Promise<void>;
}

/** Takes mails from whoever knows name and password; `refuse` says of an address that it does not exist. */
export async function receiveMails(refuse: (address: string) => boolean = () => false): Promise<MailReceiver> {
  const mails: Email[] = [];
  const server = new SMTPServer({
    authOptional: false,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _, done) =>
      username === 'tables' && password === 'secret' ? done(null, { user: username }) : done(new Error('who?')),
    onRcptTo: ({ address }, _, done) =>
      refuse(address) ? done(Object.assign(new Error('no such box'), { responseCode: 550 })) : done(),
    onData: (stream, _, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          mails.push(mail);
          done();
        });
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://tables:secret@127.0.0.1:${port}`,
    mails,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

export interface Posted {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** An HTTP server of this machine that keeps what is posted to it. */
export interface PostReceiver {
  readonly address: string;
  readonly posted: Posted[];
  /** With which status it answers from now on. */
  readonly answer: (status: number) => void;
  readonly stop: () => Promise<void>;
}

export async function receivePosts(): Promise<PostReceiver> {
  const posted: Posted[] = [];
  let status = 204;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      posted.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    posted,
    answer: (next) => {
      status = next;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Posts to a receiver of this machine and to nothing else, whatever host was named. */
export function onlyTo({ address }: PostReceiver): Reach {
  return {
    isPostable: (wanted) => URL.canParse(wanted),
    post: async (wanted, headers, body) => {
      const { pathname, search } = new URL(wanted);
      const content = typeof body === 'string' ? body : new Uint8Array(body);
      const { status } = await fetch(`${address}${pathname}${search}`, { method: 'POST', headers, body: content });
      if (status < 300) return { ok: true };
      return { ok: false, reason: status === 404 || status === 410 ? 'gone' : 'status', status };
    },
  };
}

/** A browser's side of web push: its subscription, and how it reads what comes (RFC 8291). */
export interface PushBrowser {
  readonly subscription: {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };
  readonly read: (body: Buffer) => string;
}

export function pushBrowser(endpoint: string): PushBrowser {
  const ecdh = createECDH('prime256v1');
  const own = ecdh.generateKeys();
  const auth = randomBytes(16);
  const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length));
  return {
    subscription: { endpoint, keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') } },
    read: (body) => {
      const salt = body.subarray(0, 16);
      const idLength = body.readUInt8(20);
      const sender = body.subarray(21, 21 + idLength);
      const sealed = body.subarray(21 + idLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
      const secret = derive(ecdh.computeSecret(sender), auth, info, 32);
      const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      // The last record ends with 2 and as many zeros as somebody liked.
      return plain.subarray(0, plain.lastIndexOf(2)).toString();
    },
  };
}

/** What a push service is told of who sends, if the signature is that of the public key (RFC 8292). */
export function verifiedSender(headers: IncomingHttpHeaders, publicKey: string): Readonly<Record<string, unknown>> {
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  if (key !== publicKey) throw new Error('another key');
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const right = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!right) throw new Error('the signature is wrong');
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}
