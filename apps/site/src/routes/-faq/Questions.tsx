import { faqs } from '@milepost/domain/content/faq';
import { faqOff } from '@milepost/domain/content/faq-off';
import { Accordion, AccordionItem } from '@milepost/ui/Accordion';
import { Heading } from '@milepost/ui/Heading';
import { Stack } from '@milepost/ui/Stack';
import { use, useCallback, useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { RichText } from '../../features/text/RichText.tsx';
import { unbroken } from '../../layout/Unbroken.tsx';
import { lazyPart } from '../../loading/lazyPart.tsx';
import { useRemembered } from '../../navigation/remembered.tsx';
import { questions } from './Questions.css.ts';
import { everything, ShownQuestions } from './shown.tsx';

const AnswerEnd = lazyPart(async () => (await import('./AnswerEnd.tsx')).AnswerEnd, {
  Failed: () => null,
});

/** Created once, like the answers, so that a search does not render them again. */
const headings = new Map(faqs.map(({ id, question }) => [id, unbroken(question)]));
const answers = new Map(
  faqs.map(({ id, answer }) => [
    id,
    <RichText
      key={id}
      body={import.meta.env.PAYMENT_OUTCOME === 'off' ? (faqOff[id] ?? answer) : answer}
    />,
  ]),
);

/** The open question, and the history entry that was current when it opened or closed. */
interface Opened {
  readonly open?: string | undefined;
  readonly entry?: string | undefined;
}

/** The key of the current history entry, which the router writes. */
const historyEntry = (): string | undefined => history.state?.key;

/**
 * The ten questions. One opens at a time, or every answer is shown. A question that a search hides
 * is only hidden on the screen: find-in-page finds it, and it is printed.
 */
export function Questions() {
  const [shown, setShown] = use(ShownQuestions);
  const { found, mark, isAll } = shown;
  const isFound = (id: string) => !found?.length || found.some((faq) => faq.id === id);
  const canOpen = (id: string) => !isAll && isFound(id);

  const [opened, setOpened] = useRemembered<Opened>('faq open', () => ({}));
  const setOpen = (id?: string) => {
    setOpened({ open: id, entry: historyEntry() });
    // An address or find-in-page opens an answer that a search hides.
    if (id !== undefined && !canOpen(id)) setShown(everything);
  };
  const open = opened.open !== undefined && canOpen(opened.open) ? opened.open : undefined;
  const isHidden = opened.open !== open;
  const close = useEffectEvent(() => setOpen(undefined));
  useEffect(() => {
    if (isHidden) close();
  }, [isHidden]);

  const restore = useEffectEvent(() => {
    // After Back, the address has already opened its answer, which may have been closed since.
    if (opened.entry === undefined || opened.entry !== historyEntry()) return;
    setOpened(opened);
    setShown(shown);
  });
  useEffect(() => restore(), []);

  const scrollToNamed = useEffectEvent(() => {
    const id = location.hash.slice(1);
    if (!faqs.some((faq) => faq.id === id)) return;
    flushSync(() => setOpen(id));
    document.getElementById(id)?.scrollIntoView();
  });
  useEffect(() => {
    const onHashChange = () => scrollToNamed();
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, []);

  const hideUntilFound = useCallback(
    (item: HTMLElement | null) => {
      const showAgain = () => setShown(everything);
      item?.setAttribute('hidden', 'until-found');
      item?.addEventListener('beforematch', showAgain);
      return () => {
        item?.removeAttribute('hidden');
        item?.removeEventListener('beforematch', showAgain);
      };
    },
    [setShown],
  );
  const ordered = [...(found ?? []), ...faqs.filter((faq) => !found?.includes(faq))].map((faq) => ({
    ...faq,
    ref: isFound(faq.id) ? undefined : hideUntilFound,
    heading: mark?.(faq.question) ?? headings.get(faq.id),
  }));

  return (
    <div className={questions}>
      <div hidden={isAll}>
        <Accordion
          id="questions"
          headingLevel={2}
          expandedKeys={open === undefined ? [] : [open]}
          onExpandedChange={([id]) => setOpen(id)}
        >
          {ordered.map(({ id, ref, heading }) => (
            <AccordionItem key={id} id={id} ref={ref} heading={heading}>
              <Stack gap="l">
                {answers.get(id)}
                {id === open && <AnswerEnd id={id} />}
              </Stack>
            </AccordionItem>
          ))}
        </Accordion>
      </div>
      {isAll && (
        <Stack gap="xl">
          {ordered.map(({ id, ref, heading }) => (
            <Stack key={id} ref={ref} gap="m">
              <Heading level={2} size="h4">
                {heading}
              </Heading>
              {answers.get(id)}
            </Stack>
          ))}
        </Stack>
      )}
    </div>
  );
}
