import type { Meta, StoryObj } from '@storybook/react-vite';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { docs } from './Footer.docs.ts';
import { Footer, FooterGroup, FooterLink, FooterText } from './Footer.tsx';

const meta = {
  title: 'Components/Navigation/Footer',
  component: Footer,
  subcomponents: { FooterGroup, FooterLink, FooterText },
  parameters: { docsData: docs, layout: 'fullscreen' },
  args: {
    brand: (
      <>
        Milepost
        <p>Auto finance for car buyers and dealers since 1990.</p>
      </>
    ),
    children: (
      <>
        <FooterGroup heading="Customers">
          <FooterLink href="#get-a-loan">Get a Loan</FooterLink>
          <FooterLink href="#faq">FAQ</FooterLink>
        </FooterGroup>
        <FooterGroup heading="Dealers">
          <FooterLink href="#full-spectrum-lending">Full Spectrum Lending</FooterLink>
          <FooterLink href="#indirect-auto-finance">Indirect Auto Finance</FooterLink>
          <FooterLink href="#pay-off-request">Pay-Off Request</FooterLink>
        </FooterGroup>
        <FooterGroup heading="Company">
          <FooterLink href="#about">About</FooterLink>
          <FooterLink href="#history">History</FooterLink>
          <FooterLink href="#careers">Careers</FooterLink>
        </FooterGroup>
      </>
    ),
    contact: (
      <FooterGroup heading="Contact">
        <FooterText>MON-FRI 9 AM – 9 PM PST</FooterText>
        <FooterText>SAT 10 AM – 7 PM PST</FooterText>
        <FooterLink href="tel:+18005550135">(800) 555-0135</FooterLink>
      </FooterGroup>
    ),
    legal: (
      <>
        <FooterLink href="#privacy">Privacy</FooterLink>
        <FooterLink href="#terms">Terms</FooterLink>
        <FooterLink href="#accessibility">Accessibility</FooterLink>
      </>
    ),
    smallPrint: <p>A sample company. Equal opportunity lender.</p>,
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = {
  parameters: { docs: { story: { height: '45rem' } } },
  globals: { viewport: { value: 'phone' } },
};

export const LinksAlone: Story = {
  args: { contact: undefined, legal: undefined, smallPrint: undefined },
};

export const Keyboard: Story = keyboardStory(docs);

export const Stress: Story = {
  ...stress,
  args: {
    brand: <p>{longWord}</p>,
    children: (
      <FooterGroup heading={longWord}>
        <FooterLink href="#long">{longWord}</FooterLink>
      </FooterGroup>
    ),
    legal: <FooterLink href="#long">{longWord}</FooterLink>,
    smallPrint: <p>{longWord}</p>,
  },
};
