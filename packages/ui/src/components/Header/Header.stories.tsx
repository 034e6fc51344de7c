import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { MenuIcon } from '../Icon/index.ts';
import { LanguageLink } from '../LanguageLink/index.ts';
import { LinkButton } from '../LinkButton/index.ts';
import { docs } from './Header.docs.ts';
import { Header, HeaderLink } from './Header.tsx';

const meta = {
  title: 'Components/Navigation/Header',
  component: Header,
  subcomponents: { HeaderLink },
  parameters: {
    docsData: docs,
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '10rem' } },
  },
  globals: { viewport: { value: 'wide' } },
  args: {
    brand: <HeaderLink href="#home">Milepost</HeaderLink>,
    nav: (
      <>
        <HeaderLink href="#customers">Customers</HeaderLink>
        <HeaderLink href="#dealers">Dealers</HeaderLink>
      </>
    ),
    actions: (
      <>
        <LinkButton href="#payoff" variant="outline">
          Payoff Quote
        </LinkButton>
        <LinkButton href="#sign-in">Sign In</LinkButton>
      </>
    ),
  },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const CurrentPart: Story = {
  args: {
    nav: (
      <>
        <HeaderLink href="#customers" aria-current="page">
          Customers
        </HeaderLink>
        <HeaderLink href="#dealers">Dealers</HeaderLink>
      </>
    ),
  },
};

/** The logo and the actions share one line. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [logo, ...actions] = canvas.getAllByRole('link');
    await expect(actions).toHaveLength(2);
    const middle = (element: HTMLElement | undefined) => {
      const { top = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
      return Math.round(top + height / 2);
    };
    await expect(actions.map(middle)).toEqual([middle(logo), middle(logo)]);
  },
};

export const SmallestPhone: Story = {
  ...Phone,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'smallest' } },
};

/** Links that a phone has no room for are behind a button. */
export const WithMenu: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    menu: (
      <LinkButton href="#menu" variant="quiet">
        <MenuIcon /> <span>Menu</span>
      </LinkButton>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Menu' })).toBeVisible();
  },
};

/** The switch to the other language is the first stop, and beside the actions. */
export const TwoLanguages: Story = {
  args: {
    language: (
      <LanguageLink language="es-US" href="#es">
        Español
      </LanguageLink>
    ),
  },
  render: (args) => (
    <div style={{ minHeight: '200vh' }}>
      <Header {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Español' })).toHaveFocus();
    const [dealers, language, payoff] = ['Dealers', 'Español', 'Payoff Quote'].map((name) =>
      canvas.getByRole('link', { name }).getBoundingClientRect(),
    );
    await expect(language?.left).toBeGreaterThan(dealers?.right ?? 0);
    await expect(language?.right).toBeLessThan(payoff?.left ?? 0);
    await expect(language?.top).toBe(payoff?.top);
  },
};

/** On a phone it is in a line that scrolls away above the rest. */
export const TwoLanguagesOnPhone: Story = {
  ...TwoLanguages,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Español' })).toHaveFocus();
    const header = canvas.getByRole('banner');
    window.scrollTo(0, 300);
    await expect(
      canvas.getByRole('link', { name: 'Milepost' }).getBoundingClientRect().top,
    ).toBeGreaterThanOrEqual(0);
    await expect(header.getBoundingClientRect().top).toBeLessThan(0);
    window.scrollTo(0, 0);
  },
};

export const LogoAlone: Story = { args: { nav: undefined, actions: undefined } };

export const Keyboard: Story = keyboardStory(docs);

export const Stress: Story = {
  ...stress,
  args: {
    brand: <HeaderLink href="#home">Milepost Auto Finance</HeaderLink>,
    nav: <HeaderLink href="#customers">{longWord}</HeaderLink>,
    actions: (
      <>
        <LinkButton href="#payoff" variant="outline">
          {longWord}
        </LinkButton>
        <LinkButton href="#sign-in">Sign In</LinkButton>
      </>
    ),
  },
};
