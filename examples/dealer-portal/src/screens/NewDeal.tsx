import { employmentStatuses } from '@milepost/domain/forms/pre-qualify';
import { dollars, formatMonths, formatPercent } from '@milepost/domain/input';
import { BreadcrumbPage, Breadcrumbs } from '@milepost/ui/Breadcrumbs';
import { Button } from '@milepost/ui/Button';
import { Callout } from '@milepost/ui/Callout';
import { Card } from '@milepost/ui/Card';
import { Checkbox } from '@milepost/ui/Checkbox';
import { Columns } from '@milepost/ui/Columns';
import { ConfirmDialog } from '@milepost/ui/ConfirmDialog';
import { DateField } from '@milepost/ui/DateField';
import { DialogTrigger } from '@milepost/ui/Dialog';
import { Fieldset } from '@milepost/ui/Fieldset';
import { Figure } from '@milepost/ui/Figure';
import { FileUpload } from '@milepost/ui/FileUpload';
import { Inline } from '@milepost/ui/Inline';
import { MaskedField } from '@milepost/ui/MaskedField';
import { MoneyField } from '@milepost/ui/MoneyField';
import { NumberField } from '@milepost/ui/NumberField';
import { Select } from '@milepost/ui/Select';
import { Stack } from '@milepost/ui/Stack';
import { SummaryItem, SummaryList } from '@milepost/ui/SummaryList';
import { Table } from '@milepost/ui/Table';
import { Text } from '@milepost/ui/Text';
import { TextField } from '@milepost/ui/TextField';
import { Wizard, type WizardStep } from '@milepost/ui/Wizard';
import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, messageOf } from '../api.ts';
import { problemsOf } from '../application.rules.ts';
import {
  type Applicant,
  calculated,
  type Draft,
  type DraftStep,
  draftSteps,
  emptyDraft,
  figuresByTier,
  hasEmployer,
  latestBirthDate,
  limits,
  type StoredDraft,
  tierOf,
} from '../application.ts';
import { Conflict } from '../Conflict.tsx';
import { Loaded } from '../Loaded.tsx';
import { BreadcrumbLink } from '../links.tsx';
import { notify } from '../messages.ts';
import { figuresOf, fileRules, mayWork, termOptions, tiers } from '../model.ts';
import { useApi, useDraft, useMe, useSaveDraft, useSendDeal } from '../queries.ts';
import { Screen } from '../Screen.tsx';
import { isVin } from '../vin.ts';
import { guideTable } from './Deal.tsx';

const route = getRouteApi('/portal/new-deal');

/** Enters a deal in steps. The server keeps the draft until it is sent. */
export function NewDeal() {
  const me = useMe();
  const draft = useDraft();
  // From then on, what is typed counts, whatever the server answers.
  const [found, setFound] = useState<{ readonly stored: StoredDraft | null }>();
  if (!found && draft.data !== undefined) setFound({ stored: draft.data });
  return (
    <Screen
      title="Enter a deal"
      breadcrumbs={
        <Breadcrumbs>
          <BreadcrumbLink to="/deals">Deals</BreadcrumbLink>
          <BreadcrumbPage>Enter a deal</BreadcrumbPage>
        </Breadcrumbs>
      }
    >
      {found && mayWork(me) && <DraftForm found={found.stored} />}
      {!found && mayWork(me) && (
        <Loaded query={draft} label="Your draft">
          {() => null}
        </Loaded>
      )}
      {!mayWork(me) && (
        <Callout heading="Your role can’t enter deals">
          Ask a manager for the finance role, or ask somebody in finance to enter it.
        </Callout>
      )}
    </Screen>
  );
}

/** What the fields of each step get. */
interface StepProps {
  draft: Draft;
  /** Changes some values. */
  change: (values: Partial<Draft>) => void;
  /** The message of a broken rule, once its step was left. */
  errorOf: (fieldId: string) => string | undefined;
}

function DraftForm({ found }: { found: StoredDraft | null }) {
  const [draft, setDraft] = useState(() => found?.draft ?? emptyDraft(crypto.randomUUID()));
  const [tried, setTried] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState<string>();
  const navigate = route.useNavigate();
  const { step = draft.step } = route.useSearch();
  const api = useApi();
  const send = useSendDeal();
  const saving = useAutosave(draft, found, send.isPending || send.isSuccess);
  const other = saving.conflict?.saved;
  const conflict = useRef<HTMLElement>(null);

  const change = (values: Partial<Draft>) => setDraft((before) => ({ ...before, ...values }));
  const problems = problemsOf(draft);
  const errorOf = (fieldId: string) =>
    problems.find((one) => one.fieldId === fieldId && tried.has(one.step))?.message;
  const show = (id: string) => {
    change({ step: id });
    void navigate({ search: { step: id } });
  };

  const finish = async () => {
    if (saving.conflict) {
      setFailure(saving.conflict.message);
      conflict.current?.focus();
      throw saving.conflict;
    }
    try {
      const deal = await send.mutateAsync(draft);
      notify({
        heading: `Deal ${deal.id} sent`,
        description: 'We look at it now.',
        tone: 'success',
        topic: deal.id,
      });
      await navigate({ to: '/deals/$dealId', params: { dealId: deal.id } });
    } catch (error) {
      const isUnsure = error instanceof ApiError && error.status === 0;
      setFailure(
        isUnsure
          ? `${messageOf(error)} Try again: the deal is sent once, however often you press.`
          : messageOf(error),
      );
      throw error;
    }
  };

  const goOnFrom = (other: Draft) => {
    saving.follow(other);
    setDraft(other);
    setTried(new Set());
    setFailure(undefined);
  };

  const discard = async () => {
    await api.call('/api/draft', { method: 'DELETE' });
    goOnFrom(emptyDraft(crypto.randomUUID()));
    await navigate({ search: {}, replace: true });
  };

  const fields: StepProps = { draft, change, errorOf };
  const contents: Readonly<Record<DraftStep, ReactNode>> = {
    customer: <Customers {...fields} />,
    work: <Work {...fields} />,
    vehicle: <VehicleFields {...fields} />,
    'trade-in': <TradeInFields {...fields} />,
    figures: <FigureFields {...fields} />,
    documents: <Documents {...fields} />,
  };
  const steps = draftSteps.map(
    ({ id, label }): WizardStep => ({
      id,
      label,
      content: contents[id],
      hasError: tried.has(id) && problems.some((one) => one.step === id),
    }),
  );

  return (
    <Columns template="main-aside">
      <Stack gap="m">
        {saving.conflict && (
          <Conflict ref={conflict} heading={saving.conflict.message}>
            <Inline gap="s">
              {other && (
                <Button variant="primary" onPress={saving.overwrite}>
                  Keep what this tab shows
                </Button>
              )}
              <Button
                variant="outline"
                onPress={() => goOnFrom(other?.draft ?? emptyDraft(crypto.randomUUID()))}
              >
                {other ? 'Go on with the other tab’s draft' : 'Start another deal'}
              </Button>
            </Inline>
          </Conflict>
        )}
        {found && (
          <Callout heading="This is your draft">
            Go on where you were, or start over with another deal.
          </Callout>
        )}
        <Wizard
          label="New deal"
          steps={steps}
          step={step}
          onStepChange={show}
          checkStep={(id) => {
            setTried((before) => new Set(before).add(id));
            return !problems.some((one) => one.step === id);
          }}
          finishLabel="Send the deal"
          onFinish={finish}
          failureMessage={failure}
        />
        <Text size="small" tone="soft" role="status">
          {saving.message}
        </Text>
        <DialogTrigger>
          <Inline>
            <Button variant="quiet" size="small">
              Discard this draft
            </Button>
          </Inline>
          <ConfirmDialog
            heading="Discard this draft?"
            confirmLabel="Discard draft"
            tone="danger"
            onConfirm={discard}
          >
            What you typed is removed. Deals that were sent stay.
          </ConfirmDialog>
        </DialogTrigger>
      </Stack>
      <Outcome draft={draft} />
    </Columns>
  );
}

/** How long after the last change a draft is saved, and until the next try, in milliseconds. */
const afterTyping = 800;
const afterFailure = 5_000;

/**
 * Saves the draft on the server after each change, until it is being sent. If another tab has saved in
 * the meantime, it stops until the user decides which draft stays.
 */
function useAutosave(draft: Draft, found: StoredDraft | null, isDone: boolean) {
  const { mutate, reset, isPending, error } = useSaveDraft();
  const [tab] = useState(() => crypto.randomUUID());
  const [version, setVersion] = useState(found?.version ?? null);
  const [saved, setSaved] = useState({ draft, isNow: false });
  const isUnsaved = draft !== saved.draft;
  const conflict = error instanceof ApiError && error.status === 409 ? error : undefined;

  useEffect(() => {
    if (!isUnsaved || isPending || isDone || conflict) return;
    const save = () =>
      mutate(
        { draft, version, tab },
        {
          onSuccess: (answer) => {
            setVersion(answer.version);
            setSaved({ draft, isNow: true });
          },
        },
      );
    const timer = setTimeout(save, error ? afterFailure : afterTyping);
    return () => clearTimeout(timer);
  }, [draft, version, tab, isUnsaved, isPending, error, conflict, isDone, mutate]);

  // Leaving the screen saves at once what was typed last.
  const saveNow = useEffectEvent(() => {
    if (isUnsaved && !isDone && !conflict) mutate({ draft, version, tab });
  });
  useEffect(() => () => saveNow(), []);

  /** Bases the next changes on the other tab's draft. */
  const accept = () => {
    setVersion(conflict?.saved?.version ?? null);
    reset();
  };
  return {
    conflict,
    message: (() => {
      if (isUnsaved && error) return conflict ? 'Not saved.' : 'Not saved yet. We keep trying.';
      if (isUnsaved) return 'Saving…';
      return saved.isNow ? 'Draft saved. You can go on later, on any computer.' : '';
    })(),
    /** Saves this tab's draft over the other one. */
    overwrite: accept,
    /** Goes on from a draft that the server has, or from an empty one. */
    follow: (other: Draft) => {
      setSaved({ draft: other, isNow: false });
      accept();
    },
  };
}

interface PersonProps {
  who: 'applicant' | 'coApplicant';
}

/** The props of a person's field. */
function personField({ draft, change, errorOf }: StepProps, who: PersonProps['who']) {
  const person = draft[who];
  return <Name extends keyof Applicant>(name: Name) => ({
    id: `${who}.${name}`,
    name: `${who}.${name}`,
    value: person[name],
    onChange: (value: Applicant[Name]) => change({ [who]: { ...person, [name]: value } }),
    errorMessage: errorOf(`${who}.${name}`),
    autoComplete: 'off' as const,
    isRequired: true,
  });
}

function Person({ who, ...step }: StepProps & PersonProps) {
  const field = personField(step, who);
  return (
    <>
      <TextField label="First name" inputWidth="medium" {...field('firstName')} />
      <TextField label="Last name" inputWidth="medium" {...field('lastName')} />
      <DateField
        label="Date of birth"
        min="1900-01-01"
        max={latestBirthDate}
        {...field('birthDate')}
      />
      <MaskedField
        label="Social Security number, last four digits"
        mask="####"
        inputWidth="short"
        {...field('ssn')}
      />
      <MaskedField label="Phone" mask="phone" {...field('phone')} />
      <TextField label="Email" type="email" inputWidth="medium" {...field('email')} />
    </>
  );
}

function Customers(step: StepProps) {
  const { draft, change } = step;
  return (
    <Stack gap="l">
      <Fieldset label="Applicant">
        <Person who="applicant" {...step} />
      </Fieldset>
      <Checkbox
        name="hasCoApplicant"
        isSelected={draft.hasCoApplicant}
        onChange={(hasCoApplicant) => change({ hasCoApplicant })}
        label="There is a co-applicant"
      />
      {draft.hasCoApplicant && (
        <Fieldset label="Co-applicant">
          <Person who="coApplicant" {...step} />
        </Fieldset>
      )}
    </Stack>
  );
}

function WorkOf({ who, ...step }: StepProps & PersonProps) {
  const field = personField(step, who);
  return (
    <>
      <Select
        label="Employment status"
        options={employmentStatuses}
        {...field('employmentStatus')}
      />
      {hasEmployer(step.draft[who]) && <TextField label="Employer" {...field('employer')} />}
      <MoneyField
        label="Monthly income"
        description="Before taxes"
        {...limits.income}
        {...field('income')}
      />
    </>
  );
}

function Work(step: StepProps) {
  return (
    <Stack gap="l">
      <Fieldset label="Applicant">
        <WorkOf who="applicant" {...step} />
      </Fieldset>
      {step.draft.hasCoApplicant && (
        <Fieldset label="Co-applicant">
          <WorkOf who="coApplicant" {...step} />
        </Fieldset>
      )}
    </Stack>
  );
}

/** The props of a field of the draft itself. */
const draftField =
  ({ draft, change, errorOf }: StepProps) =>
  <Name extends keyof Draft>(name: Name) => ({
    id: name,
    name,
    value: draft[name],
    onChange: (value: Draft[Name]) => change({ [name]: value }),
    errorMessage: errorOf(name),
    autoComplete: 'off' as const,
    isRequired: true,
  });

function VehicleFields(step: StepProps) {
  const field = draftField(step);
  const { vin } = step.draft;
  const { errorMessage, ...vinField } = field('vin');
  return (
    <Stack gap="m">
      <MaskedField
        label="VIN"
        mask="vin"
        description="17 letters and digits, on the dashboard or the door frame"
        {...vinField}
        errorMessage={
          errorMessage ??
          (vin.length === 17 && !isVin(vin)
            ? 'Compare the VIN with the vehicle: its check digit does not fit'
            : undefined)
        }
      />
      <NumberField
        label="Model year"
        inputWidth="short"
        format={String}
        {...limits.year}
        {...field('year')}
      />
      <TextField label="Make and model" {...field('model')} />
      <NumberField label="Mileage" suffix="miles" {...limits.miles} {...field('miles')} />
      <MoneyField label="Book value" {...limits.value} {...field('value')} />
      <TextField label="Stock number" {...field('stock')} isRequired={false} />
    </Stack>
  );
}

function TradeInFields({ draft, change, errorOf }: StepProps) {
  const { hasTradeIn, tradeIn } = draft;
  const field = <Name extends keyof Draft['tradeIn']>(name: Name) => ({
    id: `tradeIn.${name}`,
    name: `tradeIn.${name}`,
    value: tradeIn[name],
    onChange: (value: Draft['tradeIn'][Name]) => change({ tradeIn: { ...tradeIn, [name]: value } }),
    errorMessage: errorOf(`tradeIn.${name}`),
    isRequired: true,
  });
  return (
    <Stack gap="m">
      <Checkbox
        name="hasTradeIn"
        isSelected={hasTradeIn}
        onChange={(isThere) => change({ hasTradeIn: isThere })}
        label="The customer trades a vehicle in"
      />
      {hasTradeIn && (
        <>
          <TextField label="Vehicle" description="Year, make and model" {...field('vehicle')} />
          <MoneyField label="Allowance" {...limits.money} {...field('allowance')} />
          <MoneyField label="Amount owed on it" {...limits.money} {...field('owed')} />
        </>
      )}
    </Stack>
  );
}

function FigureFields(step: StepProps) {
  const { draft } = step;
  const field = draftField(step);
  return (
    <Stack gap="m">
      <MoneyField label="Price" {...limits.price} {...field('price')} />
      <MoneyField label="Down payment" {...limits.money} {...field('downPayment')} />
      <MoneyField label="Add-ons (GAP, service contract)" {...limits.addOns} {...field('addOns')} />
      <MoneyField label="Title and registration" {...limits.addOns} {...field('fees')} />
      <NumberField
        label="Sales tax"
        suffix="%"
        step={0.25}
        inputWidth="short"
        {...limits.taxRate}
        {...field('taxRate')}
      />
      <Select
        label="Credit tier you expect"
        description="We pull the credit file and tell you if it is another one"
        options={tiers.map((value) => ({ value, label: value }))}
        {...field('tier')}
      />
      <Select
        label="Term"
        emptyLabel={null}
        options={termOptions.map((months) => {
          const deal = calculated({ ...draft, months: `${months}` });
          const apr = deal && figuresOf(deal)?.apr;
          const isOffered = !deal || apr !== undefined;
          return {
            value: `${months}`,
            label: `${formatMonths(months)}${isOffered ? '' : ', not offered'}`,
            isDisabled: !isOffered,
          };
        })}
        {...field('months')}
      />
    </Stack>
  );
}

function Documents({ draft, change }: StepProps) {
  const api = useApi();
  return (
    <Stack gap="m">
      <Text tone="soft">
        They are not required now. Pay stubs and proof of insurance make funding faster.
      </Text>
      <FileUpload
        label="Documents"
        upload={api.upload}
        {...fileRules}
        value={draft.documents}
        onChange={(files) =>
          change({ documents: files.map(({ id, name, size = 0 }) => ({ id, name, size })) })
        }
      />
    </Stack>
  );
}

/** What the deal comes to while it is typed: the payment, the program guide, and each tier's rate. */
function Outcome({ draft }: { draft: Draft }) {
  const deal = calculated(draft) ?? calculated(draft, 'Prime');
  if (!deal) {
    return (
      <Card as="section" aria-label="What it comes to">
        <Text tone="soft">
          Once the vehicle and the figures are in, you see the payment, our program guide and the
          rate of each credit tier here.
        </Text>
      </Card>
    );
  }
  const tier = tierOf(draft);
  const figures = tier ? figuresOf(deal) : null;
  return (
    <Stack gap="m">
      {tier && (
        <Card as="section" background="panel" aria-label="What it comes to">
          <Stack gap="m">
            <Figure
              value={figures ? dollars(figures.payment) : '–'}
              label={`a month for ${formatMonths(deal.months)}`}
            />
            <SummaryList>
              <SummaryItem term="Amount financed">
                {figures ? dollars(figures.amountFinanced) : '–'}
              </SummaryItem>
              <SummaryItem term="APR">
                {figures ? formatPercent(figures.apr) : 'Not offered'}
              </SummaryItem>
              <SummaryItem term="Payment to income">
                {figures && deal.income > 1 ? formatPercent(figures.pti, 1) : '–'}
              </SummaryItem>
            </SummaryList>
          </Stack>
        </Card>
      )}
      <Card as="section" aria-label="Program guide">
        <Table
          caption="Beside the program guide"
          {...guideTable(deal)}
          getKey={({ limit }) => limit}
        />
      </Card>
      <Card as="section" aria-label="Credit tiers">
        <Table
          caption={`At ${formatMonths(deal.months)}, by credit tier`}
          columns={[
            { id: 'tier', label: 'Tier', cell: (row) => row.tier },
            {
              id: 'apr',
              label: 'APR',
              cell: (row) => (row.figures ? formatPercent(row.figures.apr) : 'Not offered'),
              isNumeric: true,
            },
            {
              id: 'payment',
              label: 'Payment',
              cell: (row) => (row.figures ? dollars(row.figures.payment) : '–'),
              isNumeric: true,
            },
          ]}
          rows={figuresByTier(draft)}
          getKey={(row) => row.tier}
          phoneLayout="keep"
        />
      </Card>
    </Stack>
  );
}
