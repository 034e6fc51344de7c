import { type Command, CommandPalette } from '@milepost/ui/CommandPalette';
import { useNavigate } from '@tanstack/react-router';
import { changeLooks, choices, type Looks, lookNames, looksInOrder } from './looks.ts';
import { mayWork, vehicleName, waitingStatuses } from './model.ts';
import { useDeals, useMe } from './queries.ts';

interface PaletteProps {
  pages: readonly {
    readonly to: '/deals' | '/funding' | '/report' | '/users';
    readonly label: string;
  }[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onSignOut: () => void;
}

/** Searches pages, open deals and settings. */
export default function Palette({ pages, isOpen, onOpenChange, onSignOut }: PaletteProps) {
  const navigate = useNavigate();
  const me = useMe();
  const { data } = useDeals({ status: waitingStatuses.join(), size: 50 }, isOpen);
  const commands: Command[] = [
    ...pages.map(({ to, label }) => ({
      id: to,
      label: `Go to ${label.toLowerCase()}`,
      section: 'Pages',
      onPress: () => void navigate({ to }),
    })),
    ...(mayWork(me)
      ? [
          {
            id: 'new-deal',
            label: 'Enter a deal',
            keywords: 'new application',
            section: 'Pages',
            onPress: () => void navigate({ to: '/new-deal' }),
          },
        ]
      : []),
    ...(data?.rows ?? []).map(({ id, applicant, vehicle }) => ({
      id,
      label: `${applicant}, ${vehicleName(vehicle)}`,
      keywords: `${id} open deal`,
      section: 'Deals that wait on you',
      onPress: () => void navigate({ to: '/deals/$dealId', params: { dealId: id } }),
    })),
    ...looksInOrder.flatMap((name) =>
      choices[name].map(({ value, label }) => ({
        id: `${name} ${value}`,
        label: `${lookNames[name]}: ${label.toLowerCase()}`,
        keywords: 'looks',
        section: 'Looks',
        onPress: () => changeLooks({ [name]: value } as Partial<Looks>),
      })),
    ),
    { id: 'sign-out', label: 'Sign out', section: 'You', onPress: onSignOut },
  ];
  return (
    <CommandPalette
      label="Find or do something"
      commands={commands}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    />
  );
}
