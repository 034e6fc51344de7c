import type { Attachment, Header } from 'postal-mime';

/** A message in the inbox: its envelope and its parsed content. */
export interface InboxMessage {
  readonly id: string;
  /** ISO 8601 time at which the SMTP server accepted the message. */
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
