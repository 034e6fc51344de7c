import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord, stress } from '../../testing/docs.ts';
import { DocumentIcon, SearchIcon } from '../Icon/index.ts';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { docs } from './EmptyState.docs.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  parameters: { docsData: docs },
  args: {
    icon: <DocumentIcon size="large" />,
    heading: 'No applications yet',
    headingLevel: 2,
    children: 'New applications show here as customers send them.',
    actions: <LinkButton href="#new">Start an application</LinkButton>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NothingFound: Story = {
  args: {
    icon: <SearchIcon size="large" />,
    heading: 'No applications match these filters',
    children: 'Choose fewer filters, or look in all dealers.',
    actions: (
      <LinkButton href="#all" variant="outline">
        Clear filters
      </LinkButton>
    ),
  },
};

export const WordsAlone: Story = {
  args: { icon: undefined, actions: undefined, heading: 'No documents' },
};

export const Stress: Story = { ...stress, args: { heading: longWord, children: longWord } };
