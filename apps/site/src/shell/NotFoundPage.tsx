import { notFound } from '@milepost/domain/content/not-found';
import { Heading } from '@milepost/ui/Heading';
import { LinkButton } from '@milepost/ui/LinkButton';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Head } from './Head.tsx';

/** The page for every address that is no route. It names the missing path on the console. */
export function NotFoundPage() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  useEffect(() => console.error(`404: there is no page at ${path}`), [path]);
  return (
    <main id="main">
      <Head title={notFound.title} description={notFound.description} />
      <Section>
        <Stack>
          <Text size="lead">{notFound.code}</Text>
          <Heading level={1}>{notFound.heading}</Heading>
          <Text>{notFound.text}</Text>
          <LinkButton href={notFound.home.to}>{notFound.home.text}</LinkButton>
        </Stack>
      </Section>
    </main>
  );
}
