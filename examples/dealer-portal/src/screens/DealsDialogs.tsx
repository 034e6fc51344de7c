import { Button } from '@milepost/ui/Button';
import { Dialog } from '@milepost/ui/Dialog';
import { Form } from '@milepost/ui/Form';
import { RadioGroup } from '@milepost/ui/RadioGroup';
import { SubmitButton } from '@milepost/ui/SubmitButton';
import { TextField } from '@milepost/ui/TextField';
import { type FormEvent, useState } from 'react';
import type { User } from '../model.ts';
import { useMe } from '../queries.ts';

interface SaveViewDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onSave: (name: string) => void;
}

export function SaveViewDialog({ isOpen, onOpenChange, onSave }: SaveViewDialogProps) {
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    if (name !== '') onSave(name);
  };
  return (
    <Dialog heading="Save this view" size="small" isOpen={isOpen} onOpenChange={onOpenChange}>
      <Form onSubmit={save}>
        <TextField name="name" label="Name" isRequired maxLength={40} autoFocus />
        <SubmitButton variant="primary">Save view</SubmitButton>
      </Form>
    </Dialog>
  );
}

interface AssignDialogProps {
  ids: ReadonlySet<string> | undefined;
  users: readonly User[];
  onAssign: (ids: ReadonlySet<string>, assignee: string | null) => void;
  onClose: () => void;
}

export function AssignDialog({ ids, users, onAssign, onClose }: AssignDialogProps) {
  const me = useMe();
  const [to, setTo] = useState(me.id);
  return (
    <Dialog
      heading={ids?.size === 1 ? 'Assign this deal' : `Assign ${ids?.size} deals`}
      size="small"
      isOpen={ids !== undefined}
      onOpenChange={onClose}
      actions={
        <Button variant="primary" onPress={() => ids && onAssign(ids, to === 'nobody' ? null : to)}>
          Assign
        </Button>
      }
    >
      <RadioGroup
        label="To"
        value={to}
        onChange={setTo}
        options={[
          ...users
            .filter(({ state, role }) => state === 'Active' && role !== 'Read only')
            .map(({ id, name }) => ({ value: id, label: name })),
          { value: 'nobody', label: 'Nobody' },
        ]}
      />
    </Dialog>
  );
}
