'use client';

import { type ClipboardEvent, type Ref, useRef, useState } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { AriaButtons } from '../../internal/AriaButtons.tsx';
import { uploadWords } from '../../internal/english.ts';
import { FieldGroup, type FieldProps, joinIds, useField } from '../../internal/Field.tsx';
import { InLocale } from '../../internal/InLocale.tsx';
import { unmarkedList } from '../../internal/listRole.ts';
import { useLocale, useWords } from '../../internal/locale.ts';
import type { ElementProps } from '../../internal/props.ts';
import { takeInvalid } from '../../internal/takeInvalid.ts';
import { useOwnRef, type ValueProps } from '../../internal/useControl.ts';
import { Button } from '../Button/index.ts';
import { CloseIcon, ErrorIcon, RefreshIcon, SuccessIcon, TrashIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Link } from '../Link/index.ts';
import { ProgressBar } from '../ProgressBar/index.ts';
import * as styles from './FileUpload.css.ts';
import { type FileRules, writeSize } from './rules.ts';
import type { UploadedFile, UploadFile } from './upload.ts';
import { type Upload, useUploads } from './useUploads.ts';

export interface FileUploadProps
  extends Omit<FieldProps, 'size'>,
    ValueProps<readonly UploadedFile[]>,
    Omit<
      ElementProps<'fieldset'>,
      keyof FieldProps | keyof ValueProps<unknown> | 'children' | 'disabled' | 'ref'
    > {
  /** Sends a file. FileUpload itself makes no requests. What it resolves to is kept with the file. */
  upload: UploadFile;
  /** MIME types (`application/pdf`, `image/*`) and extensions (`.heic`) that are accepted. @default any */
  accept?: readonly string[] | undefined;
  /** The accepted types as text, for the hint and the message: "PDF, JPG or PNG". */
  acceptLabel?: string | undefined;
  /** The maximum size of a file in bytes, from 1. @default no limit */
  maxSize?: number | undefined;
  /** The maximum number of files, from 1; refused ones don't count. @default no limit */
  maxFiles?: number | undefined;
  /** Called with a file that the server has, after `onChange`, when the visitor has removed it from the list. */
  onRemove?: ((file: UploadedFile) => void) | undefined;
  /** The button that chooses files. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/**
 * Accepts files that are chosen, dropped or pasted, and sends each at once. Its value is the files that the
 * server has: those that the form began with, and those that were sent. A form sends their ids under `name`.
 */
export function FileUpload({
  upload,
  accept = [],
  acceptLabel,
  maxSize = Number.POSITIVE_INFINITY,
  maxFiles = Number.POSITIVE_INFINITY,
  value: given,
  defaultValue,
  onChange,
  onRemove,
  ref,
  ...props
}: FileUploadProps) {
  const words = useWords(uploadWords);
  const locale = useLocale();
  const rules = { accept, maxSize, maxFiles };
  const input = useRef<HTMLInputElement>(null);
  const { value, uploads, ended, add, cancel, retry, remove } = useUploads({
    upload,
    rules,
    value: given,
    defaultValue,
    onChange,
    onReset: () => setMissing(false),
    onRemove,
    control: input,
  });
  const button = useOwnRef(ref);
  const [isMissing, setMissing] = useState(false);
  const missing = isMissing && value.length === 0 ? words.fileMissing : undefined;
  const {
    frame,
    control,
    isReadOnly,
    rest: group,
  } = useField('FileUpload', { ...props, errorMessage: props.errorMessage ?? missing });
  const isDisabled = control.disabled ?? false;
  const { name, form } = control;

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
    if (isDisabled || isReadOnly || files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    add(files);
  };

  return (
    <FieldGroup
      {...frame}
      group={{ ...group, onPaste: paste, 'aria-invalid': control['aria-invalid'] }}
    >
      {!isReadOnly && (
        <InLocale>
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
            <AriaButtons>
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
            </AriaButtons>
            {hint && (
              <span id={hintId} className={styles.hint}>
                {hint}
              </span>
            )}
          </DropZone>
        </InLocale>
      )}
      <ul {...unmarkedList} className={styles.list} {...(isReadOnly && { id: frame.id })}>
        {uploads.map((one) => (
          <UploadItem
            key={one.key}
            upload={one}
            rules={rules}
            acceptLabel={acceptLabel}
            isDisabled={isDisabled}
            isReadOnly={isReadOnly ?? false}
            onCancel={() => cancel(one.key)}
            onRetry={() => retry(one.key)}
            onRemove={() => {
              remove(one);
              // The focused button is removed along with the file.
              button.current?.focus();
            }}
          />
        ))}
      </ul>
      <div aria-live="polite" aria-atomic="true" className={styles.announced}>
        {ended && `${ended.name}: ${outcomeOf(ended, rules, acceptLabel, words, locale)}`}
      </div>
      <input
        ref={input}
        hidden
        form={form}
        disabled={isDisabled}
        required={control.required}
        value={value.length === 0 ? '' : value.length}
        onChange={() => {}}
        onInvalid={(event) => {
          setMissing(true);
          takeInvalid(event, button.current);
        }}
      />
      {name &&
        value.map(({ id }, index) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same id.
            key={index}
            type="hidden"
            {...{ name, form }}
            disabled={isDisabled}
            value={id}
          />
        ))}
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
  isDisabled: boolean;
  isReadOnly: boolean;
  onCancel: () => void;
  onRetry: () => void;
  onRemove: () => void;
}

/** One file: its name, its progress or result, and its actions. */
function UploadItem({
  upload,
  rules,
  acceptLabel,
  isDisabled,
  isReadOnly,
  onCancel,
  onRetry,
  onRemove,
}: UploadItemProps) {
  const words = useWords(uploadWords);
  const locale = useLocale();
  const { name, size, state, progress, uploaded } = upload;
  const shownSize = size === undefined ? '' : ` (${writeSize(size, locale)})`;
  const canRetry = state === 'failed' || state === 'canceled';
  const first = {
    sending: { label: words.cancelFile(name), icon: <CloseIcon />, onPress: onCancel },
    failed: { label: words.retryFile(name), icon: <RefreshIcon />, onPress: onRetry },
    canceled: { label: words.retryFile(name), icon: <RefreshIcon />, onPress: onRetry },
    sent: { label: words.removeFile(name), icon: <TrashIcon />, onPress: onRemove },
    refused: { label: words.removeFile(name), icon: <TrashIcon />, onPress: onRemove },
  }[state];
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        {state === 'sending' ? (
          <ProgressBar label={name} value={100 * progress} />
        ) : (
          <>
            <span className={styles.name}>
              {uploaded?.url ? (
                <>
                  <Link href={uploaded.url}>{name}</Link>
                  {shownSize}
                </>
              ) : (
                `${name}${shownSize}`
              )}
            </span>
            <span className={styles.states[state]}>
              {state === 'sent' && <SuccessIcon />}
              {(state === 'failed' || state === 'refused') && <ErrorIcon />}
              <span>{outcomeOf(upload, rules, acceptLabel, words, locale)}</span>
            </span>
          </>
        )}
      </div>
      {!isReadOnly && (
        <div className={styles.actions}>
          {/* The first button stays in the document in every state, so that it keeps focus. */}
          <IconButton label={first.label} isDisabled={isDisabled} onPress={first.onPress}>
            {first.icon}
          </IconButton>
          {canRetry && (
            <IconButton label={words.removeFile(name)} isDisabled={isDisabled} onPress={onRemove}>
              <TrashIcon />
            </IconButton>
          )}
        </div>
      )}
    </li>
  );
}
