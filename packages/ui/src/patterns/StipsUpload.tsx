import { useState } from 'react';
import { Callout } from '../components/Callout/index.ts';
import { FileUpload, type UploadedFile, type UploadFile } from '../components/FileUpload/index.ts';
import { Form } from '../components/Form/index.ts';
import { SubmitButton } from '../components/SubmitButton/index.ts';

interface StipsUploadProps {
  /** Sends one file. */
  upload: UploadFile;
  /** Called with the files that the server has. */
  onSend: (files: readonly UploadedFile[]) => void;
}

/** Files are sent as soon as they are chosen; the button only says that all are there. */
export function StipsUpload({ upload, onSend }: StipsUploadProps) {
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  const [message, setMessage] = useState<string>();
  const [isSent, setSent] = useState(false);
  if (isSent) {
    return (
      <Callout tone="success" heading="Sent for review">
        We look at your documents within one business day.
      </Callout>
    );
  }
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (files.length === 0) {
          setMessage('Choose at least one pay stub');
          return;
        }
        onSend(files);
        setSent(true);
      }}
    >
      <FileUpload
        label="Proof of income"
        description="Two pay stubs of the last 30 days."
        accept={['application/pdf', 'image/*']}
        acceptLabel="PDF, JPG or PNG"
        maxSize={10_000_000}
        maxFiles={4}
        upload={upload}
        value={files}
        errorMessage={message}
        onChange={(next) => {
          setFiles(next);
          setMessage(undefined);
        }}
      />
      <SubmitButton>Send for review</SubmitButton>
    </Form>
  );
}
