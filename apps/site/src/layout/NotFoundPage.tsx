import { notFound } from '@milepost/domain/content/not-found';
import { Eyebrow } from '@milepost/ui/Eyebrow';
import { Heading } from '@milepost/ui/Heading';
import { Inline } from '@milepost/ui/Inline';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { useEffect } from 'react';
import { Scene } from '../brand/Scene.tsx';
import { Link, LinkButton } from '../navigation/links.tsx';
import * as styles from './NotFoundPage.css.ts';
import { Page } from './Page.tsx';

/** The page for every unknown address. It logs the missing path to the console. */
export function NotFoundPage() {
  useEffect(() => {
    console.error(`404: there is no page at ${location.pathname}`);
  }, []);
  return (
    <Page
      header={
        <div className={styles.lost}>
          <Section space="compact">
            <div className={styles.words}>
              <Stack gap="l" align="start">
                <Eyebrow>{notFound.code}</Eyebrow>
                <Heading level={1}>{notFound.heading}</Heading>
                <Text size="lead" tone="soft">
                  {notFound.text}
                </Text>
                <LinkButton variant="primary" size="large" to={notFound.home.to}>
                  {notFound.home.text}
                </LinkButton>
                <Inline gap="m">
                  {notFound.otherwise.map(({ text, to }) => (
                    <Link key={to} to={to}>
                      {text}
                    </Link>
                  ))}
                </Inline>
              </Stack>
            </div>
          </Section>
          <div className={styles.road}>
            <Scene name="dead-end" shape="fill" sign={Number(notFound.code)} />
          </div>
        </div>
      }
    />
  );
}
