'use client';

import type { ClipboardEvent, Ref } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { uploadWords } from '../../internal/english.ts';
import { FieldGroup, type FieldProps, joinIds, useField } from '../../internal/Field.tsx';
import { unmarkedList } from '../../internal/listRole.ts';
import { useLocale, useWords } from '../../internal/locale.ts';
import type { ElementProps } from '../../internal/props.ts';
import { useOwnRef } from '../../internal/useControl.ts';
import { Button } from '../Button/index.ts';
import { CloseIcon, ErrorIcon, RefreshIcon, SuccessIcon, TrashIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { ProgressBar } from '../ProgressBar/index.ts';
import * as styles from './FileUpload.css.ts';
import { type FileRules, writeSize } from './rules.ts';
import type { UploadFile } from './upload.ts';
import { type Upload, useUploads } from './useUploads.ts';

export interface FileUploadProps
  extends Omit<FieldProps, 'form' | 'isReadOnly' | 'isRequired' | 'name'>,
    Omit<
      ElementProps<'fieldset'>,
      keyof FieldProps | 'children' | 'disabled' | 'onChange' | 'ref'
    > {
  /** Sends a file. FileUpload itself makes no requests. */
  upload: UploadFile;
  /** MIME types (`application/pdf`, `image/*`) and extensions (`.heic`) that are accepted. @default any */
  accept?: readonly string[] | undefined;
  /** The accepted types as text, for the hint and the message: "PDF, JPG or PNG". */
  acceptLabel?: string | undefined;
  /** The maximum size of a file in bytes, from 1. @default no limit */
  maxSize?: number | undefined;
  /** The maximum number of files, from 1; refused ones don't count. @default no limit */
  maxFiles?: number | undefined;
  /** Called with the files that were sent, when one is sent or removed. */
  onChange?: ((files: readonly File[]) => void) | undefined;
  /** The button that chooses files. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** Accepts files that are chosen, dropped or pasted, and sends each at once. */
export function FileUpload({
  upload,
  accept = [],
  acceptLabel,
  maxSize = Number.POSITIVE_INFINITY,
  maxFiles = Number.POSITIVE_INFINITY,
  onChange,
  ref,
  ...props
}: FileUploadProps) {
  const words = useWords(uploadWords);
  const locale = useLocale();
  const { frame, control, rest: group } = useField('FileUpload', props);
  const rules = { accept, maxSize, maxFiles };
  const { uploads, ended, add, cancel, retry, remove } = useUploads(upload, rules, onChange);
  const button = useOwnRef(ref);
  const isDisabled = control.disabled ?? false;

  const hint = words.uploadRules(
    acceptLabel,
    Number.isFinite(maxSize) ? writeSize(maxSize, locale) : undefined,
    Number.isFinite(maxFiles) ? maxFiles : undefined,
  );
  const hintId = `${frame.id}-rules`;
  const describedBy = joinIds(hint && hintId, control['aria-describedby']);

  // React Aria omits pasted files that are not from a disk, such as screenshots (crbug.com/1175483).
  const paste = (event: ClipboardEvent<HTMLFieldSetElement>) => {
    group.onPaste?.(event);
    const files = [...event.clipboardData.files];
    if (isDisabled || files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    add(files);
  };

  return (
    <FieldGroup
      {...frame}
      group={{ ...group, onPaste: paste, 'aria-invalid': control['aria-invalid'] }}
    >
      <DropZone
        isDisabled={isDisabled}
        aria-label={words.dropFiles}
        className={styles.zone}
        onDrop={async ({ items }) => {
          const files = items.filter((item) => item.kind === 'file');
          add(await Promise.all(files.map((item) => item.getFile())));
        }}
      >
        <span className={styles.hint}>{words.dropFiles}</span>
        <FileTrigger
          acceptedFileTypes={accept}
          allowsMultiple={maxFiles > 1}
          onSelect={(files) => files && add([...files])}
        >
          <Button
            ref={button}
            id={frame.id}
            variant="outline"
            isDisabled={isDisabled}
            {...(describedBy && { 'aria-describedby': describedBy })}
          >
            {maxFiles > 1 ? words.chooseFiles : words.chooseFile}
          </Button>
        </FileTrigger>
        {hint && (
          <span id={hintId} className={styles.hint}>
            {hint}
          </span>
        )}
      </DropZone>
      <ul {...unmarkedList} className={styles.list}>
        {uploads.map((one) => (
          <UploadItem
            key={one.id}
            upload={one}
            rules={rules}
            acceptLabel={acceptLabel}
            onCancel={() => cancel(one.id)}
            onRetry={() => retry(one.id)}
            onRemove={() => {
              remove(one.id);
              // The focused button is removed along with the file.
              button.current?.focus();
            }}
          />
        ))}
      </ul>
      <div role="status" className={styles.announced}>
        {ended && `${ended.file.name}: ${outcomeOf(ended, rules, acceptLabel, words, locale)}`}
      </div>
    </FieldGroup>
  );
}

/** Returns the message for a file whose upload has ended. */
function outcomeOf(
  { state, broken }: Upload,
  { maxSize, maxFiles }: FileRules,
  acceptLabel: string | undefined,
  words: typeof uploadWords,
  locale: string,
): string {
  if (state === 'sent') return words.sent;
  if (state === 'canceled') return words.canceled;
  if (state === 'failed') return words.notSent;
  if (broken === 'empty') return words.fileEmpty;
  if (broken === 'size') return words.fileTooLarge(writeSize(maxSize, locale));
  if (broken === 'count') return words.tooManyFiles(maxFiles);
  return words.fileWrongType(acceptLabel);
}

interface UploadItemProps {
  upload: Upload;
  rules: FileRules;
  acceptLabel: string | undefined;
  onCancel: () => void;
  onRetry: () => void;
  onRemove: () => void;
}

/** One file: its name, its progress or result, and its actions. */
function UploadItem({ upload, rules, acceptLabel, onCancel, onRetry, onRemove }: UploadItemProps) {
  const words = useWords(uploadWords);
  const locale = useLocale();
  const { file, state, progress } = upload;
  const canRetry = state === 'failed' || state === 'canceled';
  const first = {
    sending: { label: words.cancelFile(file.name), icon: <CloseIcon />, onPress: onCancel },
    failed: { label: words.retryFile(file.name), icon: <RefreshIcon />, onPress: onRetry },
    canceled: { label: words.retryFile(file.name), icon: <RefreshIcon />, onPress: onRetry },
    sent: { label: words.removeFile(file.name), icon: <TrashIcon />, onPress: onRemove },
    refused: { label: words.removeFile(file.name), icon: <TrashIcon />, onPress: onRemove },
  }[state];
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        {state === 'sending' ? (
          <ProgressBar label={file.name} value={100 * progress} />
        ) : (
          <>
            <span className={styles.name}>{`${file.name} (${writeSize(file.size, locale)})`}</span>
            <span className={styles.states[state]}>
              {state === 'sent' && <SuccessIcon />}
              {(state === 'failed' || state === 'refused') && <ErrorIcon />}
              <span>{outcomeOf(upload, rules, acceptLabel, words, locale)}</span>
            </span>
          </>
        )}
      </div>
      <div className={styles.actions}>
        {/* The first button stays in the document in every state, so that it keeps focus. */}
        <IconButton label={first.label} onPress={first.onPress}>
          {first.icon}
        </IconButton>
        {canRetry && (
          <IconButton label={words.removeFile(file.name)} onPress={onRemove}>
            <TrashIcon />
          </IconButton>
        )}
      </div>
    </li>
  );
}
