import type { Attachment, Header } from 'postal-mime';

/** A message as the inbox keeps it: the envelope it came in and what a mail program reads from it. */
export interface InboxMessage {
  readonly id: string;
  /** ISO 8601 time at which the SMTP server took the message. */
  readonly receivedAt: string;
  readonly envelope: { readonly from: string; readonly to: readonly string[] };
  readonly from: readonly MailAddress[];
  readonly to: readonly MailAddress[];
  readonly replyTo: readonly MailAddress[];
  readonly subject: string;
  readonly messageId: string;
  readonly html: string;
  readonly text: string;
  readonly headers: readonly Header[];
  readonly attachments: readonly Attachment[];
  /** The message as it came over the wire, bytes as UTF-8. */
  readonly raw: string;
  /** Bytes on the wire. */
  readonly size: number;
}

export interface MailAddress {
  readonly name: string;
  readonly address: string;
}
