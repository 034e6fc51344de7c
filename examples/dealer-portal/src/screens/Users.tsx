import { plural } from '@milepost/domain/input';
import { Avatar } from '@milepost/ui/Avatar';
import { Button } from '@milepost/ui/Button';
import { Callout } from '@milepost/ui/Callout';
import { DataTable, DataTableRowMenu } from '@milepost/ui/DataTable';
import { Dialog } from '@milepost/ui/Dialog';
import { ErrorSummary } from '@milepost/ui/ErrorSummary';
import { Form } from '@milepost/ui/Form';
import { PlusIcon } from '@milepost/ui/Icon';
import { Inline } from '@milepost/ui/Inline';
import { MenuItem } from '@milepost/ui/Menu';
import { RadioGroup } from '@milepost/ui/RadioGroup';
import { Stack } from '@milepost/ui/Stack';
import { SubmitButton } from '@milepost/ui/SubmitButton';
import { Text } from '@milepost/ui/Text';
import { TextField } from '@milepost/ui/TextField';
import { dismissToasts } from '@milepost/ui/Toast';
import { type FormEvent, useState } from 'react';
import { messageOf } from '../api.ts';
import { notify } from '../messages.ts';
import { mayManage, type Role, roles, type User } from '../model.ts';
import { useChangeUser, useInvite, useMe, useUsers } from '../queries.ts';
import { Screen } from '../Screen.tsx';
import { StatusBadge } from '../StatusBadge.tsx';

const roleOptions = [
  { value: 'Manager', label: 'Manager', description: 'Everything, and these users' },
  { value: 'Finance', label: 'Finance', description: 'Deals, counteroffers and stips' },
  { value: 'Read only', label: 'Read only', description: 'Sees deals and reports' },
] as const satisfies readonly { value: Role; label: string; description: string }[];

const roleOf = (value: unknown): Role => roles.find((role) => role === value) ?? 'Read only';

const noUsers: readonly User[] = [];

/** The dealership's users and their permissions. */
export function Users() {
  const { data: users = noUsers, error, isPending, refetch } = useUsers();
  const me = useMe();
  const isManager = mayManage(me);
  const { mutate: changeUser } = useChangeUser();
  const [isInviting, setInviting] = useState(false);
  const [changing, setChanging] = useState<User>();

  const change = (user: User, what: Partial<Pick<User, 'role' | 'state'>>, heading: string) =>
    changeUser(
      { ...user, ...what },
      {
        onSuccess: () =>
          notify({
            heading,
            tone: 'success',
            topic: user.id,
            actionLabel: 'Undo',
            onAction: () => changeUser(user),
          }),
      },
    );

  /** Managers can't change themselves. */
  const menuOf = (user: User) => {
    if (user.id === me.id) return null;
    const turn = (to: User['state'], heading: string) => () =>
      change(user, { state: to }, `${user.name} ${heading}`);
    return (
      <DataTableRowMenu>
        <MenuItem onAction={() => setChanging(user)}>Change role</MenuItem>
        {user.state === 'Deactivated' ? (
          <MenuItem onAction={turn('Active', 'is active again')}>Activate</MenuItem>
        ) : (
          <MenuItem tone="danger" onAction={turn('Deactivated', 'deactivated')}>
            Deactivate
          </MenuItem>
        )}
      </DataTableRowMenu>
    );
  };

  const active = users.filter(({ state }) => state === 'Active').length;
  return (
    <Screen
      title="Users"
      lead={
        users.length > 0 &&
        plural(active, {
          one: '1 person can sign in.',
          other: `${active} people can sign in.`,
        })
      }
      actions={
        isManager && (
          <Button variant="primary" onPress={() => setInviting(true)}>
            <PlusIcon /> Invite
          </Button>
        )
      }
    >
      {!isManager && (
        <Callout heading="Only a manager can change users">
          Ask a manager to invite somebody or to change a role.
        </Callout>
      )}
      <DataTable
        caption={users.length > 0 ? `${users.length} users` : 'Users'}
        rows={users}
        isLoading={isPending && !error}
        errorMessage={error ? messageOf(error) : undefined}
        onRetry={() => void refetch()}
        defaultSort={{ column: 'name', direction: 'ascending' }}
        columns={[
          {
            id: 'name',
            label: 'Name',
            cell: ({ name }) => (
              <Inline gap="s">
                <Avatar name={name} size="small" isDecorative />
                {name}
              </Inline>
            ),
            sortBy: ({ name }) => name,
          },
          { id: 'email', label: 'Email', cell: ({ email }) => email, sortBy: ({ email }) => email },
          { id: 'role', label: 'Role', cell: ({ role }) => role, sortBy: ({ role }) => role },
          {
            id: 'state',
            label: 'Status',
            cell: ({ state }) => <StatusBadge status={state} />,
            sortBy: ({ state }) => state,
          },
        ]}
        {...(isManager && { rowMenu: menuOf })}
      />
      <Dialog heading="Invite somebody" size="small" isOpen={isInviting} onOpenChange={setInviting}>
        <Invitation users={users} onDone={() => setInviting(false)} />
      </Dialog>
      <Dialog
        heading={`Role of ${changing?.name}`}
        size="small"
        isOpen={changing !== undefined}
        onOpenChange={() => setChanging(undefined)}
      >
        {changing && (
          <Form
            onSubmit={(event) => {
              event.preventDefault();
              const role = roleOf(new FormData(event.currentTarget).get('role'));
              setChanging(undefined);
              change(changing, { role }, `${changing.name} is now ${role.toLowerCase()}`);
            }}
          >
            <RadioGroup
              name="role"
              label="Role"
              options={roleOptions}
              defaultValue={changing.role}
            />
            <SubmitButton variant="primary">Change role</SubmitButton>
          </Form>
        )}
      </Dialog>
    </Screen>
  );
}

function Invitation({ users, onDone }: { users: readonly User[]; onDone: () => void }) {
  const { mutate: invite, isPending, error } = useInvite();
  const [errors, setErrors] = useState<readonly { fieldId: string; message: string }[]>([]);
  const [attempts, setAttempts] = useState(0);
  const problemOf = (id: string) => errors.find(({ fieldId }) => fieldId === id)?.message;

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answers = new FormData(event.currentTarget);
    const [name = '', email = ''] = ['name', 'email'].map((key) => String(answers.get(key)).trim());
    const found = [
      ...(name === '' ? [{ fieldId: 'name', message: 'Enter the name' }] : []),
      ...(/^\S+@\S+\.\S+$/.test(email)
        ? []
        : [{ fieldId: 'email', message: 'Enter the email address, like name@dealer.example' }]),
      ...(users.some((user) => user.email.toLowerCase() === email.toLowerCase())
        ? [{ fieldId: 'email', message: 'This person has been invited already' }]
        : []),
    ];
    setErrors(found);
    setAttempts((count) => count + 1);
    dismissToasts('invite');
    if (found.length > 0) return;
    invite(
      { name, email, role: roleOf(answers.get('role')) },
      {
        onSuccess: () => {
          notify({ heading: `Invitation sent to ${name}`, tone: 'success', topic: 'invite' });
          onDone();
        },
      },
    );
  };

  return (
    <Form onSubmit={send}>
      <Stack gap="m">
        <ErrorSummary key={attempts} errors={errors} />
        <div role="alert">
          {error && (
            <Callout tone="danger" heading="The invitation was not sent">
              {messageOf(error)}
            </Callout>
          )}
        </div>
        <TextField
          id="name"
          name="name"
          label="Name"
          autoComplete="off"
          errorMessage={problemOf('name')}
        />
        <TextField
          id="email"
          name="email"
          type="email"
          label="Email"
          autoComplete="off"
          errorMessage={problemOf('email')}
        />
        <RadioGroup name="role" label="Role" options={roleOptions} defaultValue="Finance" />
        <Text size="small" tone="soft">
          They get a link that works for a week.
        </Text>
        <SubmitButton variant="primary" isPending={isPending}>
          Send invitation
        </SubmitButton>
      </Stack>
    </Form>
  );
}
