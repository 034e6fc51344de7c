import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord, stress } from '../../testing/docs.ts';
import { Callout } from '../Callout/index.ts';
import { docs } from './Prose.docs.tsx';
import { Prose } from './Prose.tsx';

const meta = {
  title: 'Components/Type/Prose',
  component: Prose,
  parameters: { docsData: docs },
  args: {
    children: (
      <>
        <p>
          We made our first loans in <a href="#la">Los Angeles</a> in 1990. Short sentences help
          everyone read <strong>what matters</strong>.
        </p>
        <h2>What we collect</h2>
        <p>We collect what you type into our forms.</p>
        <ul>
          <li>Your name and email</li>
          <li>The last four digits of your SSN</li>
        </ul>
        <h3>Why</h3>
        <ol>
          <li>To answer you</li>
          <li>To mail your quote</li>
        </ol>
      </>
    ),
  },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Facts: Story = {
  args: {
    children: (
      <>
        <table>
          <caption>What each way to pay costs</caption>
          <thead>
            <tr>
              <th scope="col">Way</th>
              <th scope="col">Fee</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">ACH</th>
              <td>Free</td>
            </tr>
            <tr>
              <th scope="row">Debit card</th>
              <td>$4.95</td>
            </tr>
          </tbody>
        </table>
        <dl>
          <dt>APR</dt>
          <dd>The yearly price of a loan.</dd>
          <dt>Term</dt>
          <dd>How long you pay.</dd>
        </dl>
        <blockquote>
          <p>The rate was what they said.</p>
        </blockquote>
        <hr />
        <p>Last changed in November.</p>
      </>
    ),
  },
};

/** A component of the kit inside keeps its own look. */
export const WithCallout: Story = {
  args: {
    children: (
      <>
        <p>This is the policy.</p>
        <Callout heading="Sample text">Not legal advice.</Callout>
        <p>It goes on.</p>
      </>
    ),
  },
};

export const Stress: Story = {
  ...stress,
  args: {
    children: (
      <>
        <h2>{longWord}</h2>
        <p>{longWord}</p>
        <ul>
          <li>{longWord}</li>
        </ul>
      </>
    ),
  },
};
