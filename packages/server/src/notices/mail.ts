import { createTransport } from 'nodemailer';
import { MAP_ID, mailHtml } from './mail-html.ts';
import type { Send } from './sender.ts';
import { NOTICE_WORDS } from './words.ts';

/** Sends mails over SMTP, as plain text and as a page. A subject has one line, whatever a table is called. */
export function mailSender(url: string, from: string): Send {
  const transport = createTransport(url);
  return async (outgoing) => {
    const { contact, subject, text, tableName, tableUrl, stopUrl, stopAtOnceUrl, key, picture } = outgoing;
    const words = NOTICE_WORDS[contact.lang];
    const foot = ['', words.open, tableUrl, ...(stopUrl === undefined ? [] : ['', words.stop, stopUrl])];
    try {
      await transport.sendMail({
        from,
        to: { name: '', address: contact.to ?? '' },
        subject: `${subject} (${tableName})`.replaceAll(/\s+/g, ' ').slice(0, 200),
        text: `${text}\n${foot.join('\n')}\n`,
        html: mailHtml(outgoing),
        messageId: `<${key.replaceAll(/[^\w.-]/g, '-')}@standoff>`,
        ...(picture === undefined
          ? {}
          : {
              attachments: [
                { filename: 'map.png', content: Buffer.from(picture), contentType: 'image/png', cid: MAP_ID },
              ],
            }),
        headers: {
          'Auto-Submitted': 'auto-generated',
          // RFC 8058: a mail program may stop them with one click, without a page.
          ...(stopAtOnceUrl === undefined
            ? {}
            : { 'List-Unsubscribe': `<${stopAtOnceUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
        },
      });
      return { ok: true };
    } catch (error) {
      const status = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : undefined;
      // 5xx: this address will not be reached tomorrow either.
      return { ok: false, reason: status !== undefined && status >= 550 && status < 554 ? 'gone' : 'failed' };
    }
  };
}
