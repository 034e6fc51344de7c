/// <reference types="vite/client" />
import { Accordion, AccordionItem } from '@milepost/ui/Accordion';
import { AppShell } from '@milepost/ui/AppShell';
import { AreaChart } from '@milepost/ui/AreaChart';
import { Avatar } from '@milepost/ui/Avatar';
import { Badge } from '@milepost/ui/Badge';
import { Banner } from '@milepost/ui/Banner';
import { BarChart } from '@milepost/ui/BarChart';
import { BarList } from '@milepost/ui/BarList';
import { Box } from '@milepost/ui/Box';
import { BreadcrumbLink, BreadcrumbPage, Breadcrumbs } from '@milepost/ui/Breadcrumbs';
import { Button } from '@milepost/ui/Button';
import { ButtonGroup } from '@milepost/ui/ButtonGroup';
import { Calendar } from '@milepost/ui/Calendar';
import { Callout } from '@milepost/ui/Callout';
import { Card } from '@milepost/ui/Card';
import { CardFigure } from '@milepost/ui/CardFigure';
import { Checkbox } from '@milepost/ui/Checkbox';
import { CheckboxGroup } from '@milepost/ui/CheckboxGroup';
import { CheckFigure } from '@milepost/ui/CheckFigure';
import { CodeField } from '@milepost/ui/CodeField';
import { Columns } from '@milepost/ui/Columns';
import { ComboBox } from '@milepost/ui/ComboBox';
import { ConfirmDialog } from '@milepost/ui/ConfirmDialog';
import { Container } from '@milepost/ui/Container';
import { CopyButton } from '@milepost/ui/CopyButton';
import { DataTable } from '@milepost/ui/DataTable';
import { DateField } from '@milepost/ui/DateField';
import { DatePicker } from '@milepost/ui/DatePicker';
import { DateRangePicker } from '@milepost/ui/DateRangePicker';
import { DescriptionItem, DescriptionList } from '@milepost/ui/DescriptionList';
import { Dialog } from '@milepost/ui/Dialog';
import { Disclosure } from '@milepost/ui/Disclosure';
import { Divider } from '@milepost/ui/Divider';
import { Drawer } from '@milepost/ui/Drawer';
import { EmptyState } from '@milepost/ui/EmptyState';
import { ErrorSummary } from '@milepost/ui/ErrorSummary';
import { Eyebrow } from '@milepost/ui/Eyebrow';
import { FieldRow } from '@milepost/ui/FieldRow';
import { Fieldset } from '@milepost/ui/Fieldset';
import { Figure } from '@milepost/ui/Figure';
import { FileUpload } from '@milepost/ui/FileUpload';
import { Footer, FooterGroup, FooterLink, FooterText } from '@milepost/ui/Footer';
import { Form } from '@milepost/ui/Form';
import { Grid } from '@milepost/ui/Grid';
import { Header, HeaderLink } from '@milepost/ui/Header';
import { Heading } from '@milepost/ui/Heading';
import { Hero } from '@milepost/ui/Hero';
import { CarIcon, Icon, IconTile } from '@milepost/ui/Icon';
import { IconButton } from '@milepost/ui/IconButton';
import { InfoCard } from '@milepost/ui/InfoCard';
import { Inline } from '@milepost/ui/Inline';
import { InlineEdit } from '@milepost/ui/InlineEdit';
import { LanguageLink } from '@milepost/ui/LanguageLink';
import { Link } from '@milepost/ui/Link';
import { LinkButton } from '@milepost/ui/LinkButton';
import { LinkCard } from '@milepost/ui/LinkCard';
import { List, ListItem } from '@milepost/ui/List';
import { ListBox } from '@milepost/ui/ListBox';
import { MaskedField } from '@milepost/ui/MaskedField';
import { Menu, MenuItem, MenuSection, MenuTrigger } from '@milepost/ui/Menu';
import { Meter } from '@milepost/ui/Meter';
import { MoneyField } from '@milepost/ui/MoneyField';
import { MultiSelect } from '@milepost/ui/MultiSelect';
import { NamedIcon } from '@milepost/ui/NamedIcon';
import { NumberField } from '@milepost/ui/NumberField';
import { PageHeader } from '@milepost/ui/PageHeader';
import { Pagination } from '@milepost/ui/Pagination';
import { PasswordField } from '@milepost/ui/PasswordField';
import { PersonCard } from '@milepost/ui/PersonCard';
import { Popover, PopoverTrigger } from '@milepost/ui/Popover';
import { ProgressBar } from '@milepost/ui/ProgressBar';
import { Prose } from '@milepost/ui/Prose';
import { RadioGroup } from '@milepost/ui/RadioGroup';
import { RangeSlider } from '@milepost/ui/RangeSlider';
import { RelativeTime } from '@milepost/ui/RelativeTime';
import { ScoreScale } from '@milepost/ui/ScoreScale';
import { SearchField } from '@milepost/ui/SearchField';
import { SearchSelect } from '@milepost/ui/SearchSelect';
import { Section } from '@milepost/ui/Section';
import { SegmentedControl } from '@milepost/ui/SegmentedControl';
import { Select } from '@milepost/ui/Select';
import { SideNav, SideNavLink, SideNavSection } from '@milepost/ui/SideNav';
import { Skeleton } from '@milepost/ui/Skeleton';
import { SkipLink } from '@milepost/ui/SkipLink';
import { Slider } from '@milepost/ui/Slider';
import { SliderField } from '@milepost/ui/SliderField';
import { Sparkline } from '@milepost/ui/Sparkline';
import { Spinner } from '@milepost/ui/Spinner';
import { SplitBar } from '@milepost/ui/SplitBar';
import { Stack } from '@milepost/ui/Stack';
import { StackedBar } from '@milepost/ui/StackedBar';
import { StatCard } from '@milepost/ui/StatCard';
import { Step, Steps } from '@milepost/ui/Steps';
import { SubmitButton } from '@milepost/ui/SubmitButton';
import { SuggestField } from '@milepost/ui/SuggestField';
import { SummaryItem, SummaryList } from '@milepost/ui/SummaryList';
import { Switch } from '@milepost/ui/Switch';
import { Table } from '@milepost/ui/Table';
import { Tab, TabList, TabPanel, Tabs } from '@milepost/ui/Tabs';
import { TagGroup } from '@milepost/ui/TagGroup';
import { Text } from '@milepost/ui/Text';
import { TextArea } from '@milepost/ui/TextArea';
import { TextField } from '@milepost/ui/TextField';
import { TimeField } from '@milepost/ui/TimeField';
import { Timeline, TimelineEntry, TimelineEvent } from '@milepost/ui/Timeline';
import { ToggleButton } from '@milepost/ui/ToggleButton';
import { Toolbar } from '@milepost/ui/Toolbar';
import { Tooltip, TooltipTrigger } from '@milepost/ui/Tooltip';
import { VisuallyHidden } from '@milepost/ui/VisuallyHidden';
import { Wizard } from '@milepost/ui/Wizard';
import { act, isValidElement, type ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { find, host, show } from './page.tsx';

const ref = vi.fn<(element: Element | null) => void>();
const onFocus = vi.fn();
const onBlur = vi.fn();
beforeEach(() => vi.clearAllMocks());

/** Attributes that the types allow on any component. `ref` and `id` are written out below, to check their types too. */
const plainMarks = { 'data-part': 'given', 'aria-details': 'more' };
const layout = { marginTop: 'l', width: 'half' } as const;
const marks = { ...plainMarks, ...layout };
/** For parts of a menu, React Aria passes on the labels, and no other `aria-*`. */
const menuMarks = { 'data-part': 'given', 'aria-label': 'more', ...layout };

const words = 'Words';
const options = [
  { value: 'CA', label: 'California' },
  { value: 'TX', label: 'Texas' },
];
/** The additional attributes of every control. */
const control = { ...marks, onFocus, onBlur, name: 'answer', form: 'elsewhere' };

const controls: Record<string, ReactNode> = {
  Button: (
    <Button ref={ref} id="part" {...control}>
      {words}
    </Button>
  ),
  Checkbox: <Checkbox ref={ref} id="part" {...control} label={words} />,
  CheckboxGroup: <CheckboxGroup ref={ref} id="part" {...control} {...{ options }} label={words} />,
  CodeField: <CodeField ref={ref} id="part" {...control} label={words} />,
  ComboBox: <ComboBox ref={ref} id="part" {...control} {...{ options }} label={words} />,
  CopyButton: (
    <CopyButton
      ref={ref}
      id="part"
      {...control}
      text={words}
      copiedLabel={words}
      fieldLabel={words}
    >
      {words}
    </CopyButton>
  ),
  DateField: <DateField ref={ref} id="part" {...control} label={words} />,
  IconButton: (
    <IconButton ref={ref} id="part" {...control} label={words}>
      <CarIcon />
    </IconButton>
  ),
  MaskedField: <MaskedField ref={ref} id="part" {...control} label={words} mask="ssn" />,
  MoneyField: <MoneyField ref={ref} id="part" {...control} label={words} />,
  MultiSelect: (
    <MultiSelect
      ref={ref}
      id="part"
      {...control}
      {...{ options }}
      label={words}
      defaultValue={['CA']}
    />
  ),
  NumberField: <NumberField ref={ref} id="part" {...control} label={words} />,
  PasswordField: <PasswordField ref={ref} id="part" {...control} label={words} />,
  RadioGroup: <RadioGroup ref={ref} id="part" {...control} {...{ options }} label={words} />,
  RangeSlider: <RangeSlider ref={ref} id="part" {...control} label={words} min={0} max={9} />,
  SearchField: <SearchField ref={ref} id="part" {...control} label={words} />,
  SearchSelect: <SearchSelect ref={ref} id="part" {...control} {...{ options }} label={words} />,
  Select: <Select ref={ref} id="part" {...control} {...{ options }} label={words} />,
  Slider: <Slider ref={ref} id="part" {...control} label={words} min={0} max={9} />,
  SliderField: <SliderField ref={ref} id="part" {...control} label={words} min={0} max={9} />,
  SubmitButton: (
    <SubmitButton ref={ref} id="part" {...control}>
      {words}
    </SubmitButton>
  ),
  SuggestField: <SuggestField ref={ref} id="part" {...control} {...{ options }} label={words} />,
  Switch: <Switch ref={ref} id="part" {...control} label={words} />,
  TextArea: <TextArea ref={ref} id="part" {...control} label={words} />,
  TextField: <TextField ref={ref} id="part" {...control} label={words} />,
  TimeField: <TimeField ref={ref} id="part" {...control} label={words} />,
};

const tabs = (part: ReactNode) => (
  <Tabs>
    {part}
    <TabList label={words}>
      <Tab id="other">{words}</Tab>
    </TabList>
  </Tabs>
);
const menu = (part: ReactNode) => (
  <MenuTrigger isOpen>
    <Button>{words}</Button>
    <Menu>{part}</Menu>
  </MenuTrigger>
);

const others: Record<string, ReactNode> = {
  Accordion: (
    <Accordion ref={ref} id="part" {...marks}>
      {words}
    </Accordion>
  ),
  AccordionItem: (
    <Accordion>
      <AccordionItem ref={ref} id="part" {...marks} heading={words}>
        {words}
      </AccordionItem>
    </Accordion>
  ),
  AppShell: (
    <AppShell ref={ref} id="part" {...marks} brand={words} nav={words}>
      {words}
    </AppShell>
  ),
  AreaChart: <AreaChart ref={ref} id="part" {...marks} label={words} series={[]} points={[]} />,
  Avatar: <Avatar ref={ref} id="part" {...marks} name={words} />,
  Badge: (
    <Badge ref={ref} id="part" {...marks}>
      {words}
    </Badge>
  ),
  Banner: (
    <Banner ref={ref} id="part" {...marks}>
      {words}
    </Banner>
  ),
  BarChart: <BarChart ref={ref} id="part" {...marks} label={words} series={[]} points={[]} />,
  BarList: <BarList ref={ref} id="part" {...marks} label={words} items={[]} />,
  Box: <Box ref={ref} id="part" {...marks} />,
  BreadcrumbLink: <BreadcrumbLink ref={ref} id="part" {...marks} />,
  BreadcrumbPage: (
    <BreadcrumbPage ref={ref} id="part" {...marks}>
      {words}
    </BreadcrumbPage>
  ),
  Breadcrumbs: (
    <Breadcrumbs ref={ref} id="part" {...marks}>
      {words}
    </Breadcrumbs>
  ),
  ButtonGroup: (
    <ButtonGroup ref={ref} id="part" {...marks} label={words}>
      {words}
    </ButtonGroup>
  ),
  Calendar: <Calendar ref={ref} id="part" {...marks} label={words} />,
  Callout: (
    <Callout ref={ref} id="part" {...marks}>
      {words}
    </Callout>
  ),
  Card: (
    <Card ref={ref} id="part" {...marks}>
      {words}
    </Card>
  ),
  CardFigure: <CardFigure ref={ref} id="part" {...marks} label={words} side="back" />,
  CheckFigure: <CheckFigure ref={ref} id="part" {...marks} label={words} />,
  Columns: (
    <Columns ref={ref} id="part" {...marks}>
      {words}
    </Columns>
  ),
  ConfirmDialog: (
    <ConfirmDialog
      ref={ref}
      id="part"
      {...plainMarks}
      heading={words}
      confirmLabel={words}
      onConfirm={() => {}}
      isOpen
    >
      {words}
    </ConfirmDialog>
  ),
  Container: (
    <Container ref={ref} id="part" {...marks}>
      {words}
    </Container>
  ),
  DescriptionItem: (
    <DescriptionItem ref={ref} id="part" {...marks} term={words}>
      {words}
    </DescriptionItem>
  ),
  DataTable: (
    <DataTable
      ref={ref}
      id="part"
      {...marks}
      caption={words}
      columns={[{ id: 'a', label: words, cell: () => words }]}
      rows={[{ key: 1 }]}
      getKey={({ key }) => key}
    />
  ),
  DatePicker: <DatePicker ref={ref} id="part" {...marks} label={words} />,
  DateRangePicker: <DateRangePicker ref={ref} id="part" {...marks} label={words} />,
  DescriptionList: (
    <DescriptionList ref={ref} id="part" {...marks}>
      {words}
    </DescriptionList>
  ),
  Dialog: (
    <Dialog ref={ref} id="part" {...plainMarks} heading={words} isOpen>
      {words}
    </Dialog>
  ),
  Disclosure: (
    <Disclosure ref={ref} id="part" {...marks} heading={words}>
      {words}
    </Disclosure>
  ),
  Divider: <Divider ref={ref} id="part" {...marks} />,
  Drawer: (
    <Drawer ref={ref} id="part" {...plainMarks} heading={words} isOpen>
      {words}
    </Drawer>
  ),
  EmptyState: <EmptyState ref={ref} id="part" {...marks} heading={words} headingLevel={2} />,
  ErrorSummary: (
    <ErrorSummary ref={ref} id="part" {...marks} errors={[{ fieldId: 'field', message: words }]} />
  ),
  Eyebrow: (
    <Eyebrow ref={ref} id="part" {...marks}>
      {words}
    </Eyebrow>
  ),
  FieldRow: (
    <FieldRow ref={ref} id="part" {...marks}>
      {words}
    </FieldRow>
  ),
  Fieldset: (
    <Fieldset ref={ref} id="part" {...marks} label={words}>
      {words}
    </Fieldset>
  ),
  Figure: <Figure ref={ref} id="part" {...marks} value={words} label={words} />,
  FileUpload: <FileUpload ref={ref} id="part" {...marks} label={words} upload={async () => {}} />,
  Footer: (
    <Footer ref={ref} id="part" {...marks} brand={words}>
      {words}
    </Footer>
  ),
  FooterGroup: (
    <FooterGroup ref={ref} id="part" {...marks} heading={words}>
      {words}
    </FooterGroup>
  ),
  FooterLink: <FooterLink ref={ref} id="part" {...marks} />,
  FooterText: (
    <FooterText ref={ref} id="part" {...marks}>
      {words}
    </FooterText>
  ),
  Form: (
    <Form ref={ref} id="part" {...marks}>
      {words}
    </Form>
  ),
  Grid: (
    <Grid ref={ref} id="part" {...marks}>
      {words}
    </Grid>
  ),
  Header: <Header ref={ref} id="part" {...marks} brand={words} />,
  HeaderLink: <HeaderLink ref={ref} id="part" {...marks} />,
  Heading: (
    <Heading ref={ref} id="part" {...marks} level={2}>
      {words}
    </Heading>
  ),
  Hero: <Hero ref={ref} id="part" {...marks} heading={words} lead={words} />,
  Icon: (
    <Icon ref={ref} id="part" {...marks}>
      <path />
    </Icon>
  ),
  IconTile: (
    <IconTile ref={ref} id="part" {...marks}>
      <CarIcon />
    </IconTile>
  ),
  InfoCard: <InfoCard ref={ref} id="part" {...marks} heading={words} />,
  Inline: (
    <Inline ref={ref} id="part" {...marks}>
      {words}
    </Inline>
  ),
  InlineEdit: (
    <InlineEdit
      ref={ref}
      id="part"
      {...marks}
      label={words}
      value={words}
      onSave={() => undefined}
    />
  ),
  LanguageLink: (
    <LanguageLink ref={ref} id="part" {...marks} language="es-US" href="/es">
      {words}
    </LanguageLink>
  ),
  Link: (
    <Link ref={ref} id="part" {...marks}>
      {words}
    </Link>
  ),
  LinkButton: (
    <LinkButton ref={ref} id="part" {...marks}>
      {words}
    </LinkButton>
  ),
  LinkCard: <LinkCard ref={ref} id="part" {...marks} heading={words} />,
  List: (
    <List ref={ref} id="part" {...marks}>
      {words}
    </List>
  ),
  ListBox: <ListBox ref={ref} id="part" {...marks} {...{ options }} label={words} />,
  ListItem: (
    <ListItem ref={ref} id="part" {...marks}>
      {words}
    </ListItem>
  ),
  Menu: (
    <MenuTrigger isOpen>
      <Button>{words}</Button>
      <Menu ref={ref} id="part" {...plainMarks}>
        <MenuItem>{words}</MenuItem>
      </Menu>
    </MenuTrigger>
  ),
  MenuItem: menu(
    <MenuItem ref={ref} id="part" {...menuMarks}>
      {words}
    </MenuItem>,
  ),
  MenuSection: menu(
    <MenuSection ref={ref} id="part" {...menuMarks} label={words}>
      <MenuItem>{words}</MenuItem>
    </MenuSection>,
  ),
  Meter: <Meter ref={ref} id="part" {...marks} label={words} value={1} />,
  NamedIcon: <NamedIcon ref={ref} id="part" {...marks} name="car" />,
  PageHeader: <PageHeader ref={ref} id="part" {...marks} heading={words} />,
  Pagination: (
    <Pagination
      ref={ref}
      id="part"
      {...marks}
      label={words}
      page={1}
      pageCount={2}
      href={(page) => `?page=${page}`}
    />
  ),
  PersonCard: (
    <PersonCard ref={ref} id="part" {...marks} name={words} initials="AB" jobTitle={words} />
  ),
  Popover: (
    <PopoverTrigger isOpen>
      <Button>{words}</Button>
      <Popover ref={ref} id="part" {...plainMarks} label={words}>
        {words}
      </Popover>
    </PopoverTrigger>
  ),
  ProgressBar: <ProgressBar ref={ref} id="part" {...marks} label={words} />,
  Prose: (
    <Prose ref={ref} id="part" {...marks}>
      {words}
    </Prose>
  ),
  RelativeTime: <RelativeTime ref={ref} id="part" {...marks} date="2020-05-04T17:05:00Z" />,
  ScoreScale: (
    <ScoreScale
      ref={ref}
      id="part"
      {...marks}
      label={words}
      score={null}
      ranges={[{ label: words, from: 300, to: 850 }]}
    />
  ),
  Section: (
    <Section ref={ref} id="part" {...marks}>
      {words}
    </Section>
  ),
  SegmentedControl: (
    <SegmentedControl
      ref={ref}
      id="part"
      {...marks}
      label={words}
      options={[{ value: 'a', label: words }]}
    />
  ),
  SideNav: (
    <SideNav ref={ref} id="part" {...marks} label={words}>
      {words}
    </SideNav>
  ),
  SideNavLink: <SideNavLink ref={ref} id="part" {...marks} />,
  SideNavSection: (
    <SideNavSection ref={ref} id="part" {...marks} label={words}>
      {words}
    </SideNavSection>
  ),
  Skeleton: <Skeleton ref={ref} id="part" {...marks} />,
  SkipLink: <SkipLink ref={ref} id="part" {...marks} />,
  Spinner: <Spinner ref={ref} id="part" {...marks} label={words} />,
  Sparkline: <Sparkline ref={ref} id="part" {...marks} label={words} points={[]} />,
  SplitBar: (
    <SplitBar
      ref={ref}
      id="part"
      {...marks}
      parts={[
        { label: 'Principal', value: 1, valueText: '$1' },
        { label: 'Interest', value: 1, valueText: '$1' },
      ]}
    />
  ),
  Stack: (
    <Stack ref={ref} id="part" {...marks}>
      {words}
    </Stack>
  ),
  SummaryItem: (
    <SummaryList>
      <SummaryItem ref={ref} id="part" {...marks} term={words}>
        {words}
      </SummaryItem>
    </SummaryList>
  ),
  SummaryList: (
    <SummaryList ref={ref} id="part" {...marks}>
      <SummaryItem term={words}>{words}</SummaryItem>
    </SummaryList>
  ),
  StackedBar: <StackedBar ref={ref} id="part" {...marks} label={words} parts={[]} bars={[]} />,
  StatCard: <StatCard ref={ref} id="part" {...marks} label={words} value={words} />,
  Step: <Step ref={ref} id="part" {...marks} heading={words} />,
  Steps: (
    <Steps ref={ref} id="part" {...marks}>
      {words}
    </Steps>
  ),
  Tab: (
    <Tabs>
      <TabList label={words}>
        <Tab ref={ref} id="part" {...marks}>
          {words}
        </Tab>
      </TabList>
    </Tabs>
  ),
  TabList: (
    <Tabs>
      <TabList ref={ref} id="part" {...marks} label={words}>
        {words}
      </TabList>
    </Tabs>
  ),
  TabPanel: tabs(
    <TabPanel ref={ref} id="part" {...marks} shouldForceMount>
      {words}
    </TabPanel>,
  ),
  Table: (
    <Table
      ref={ref}
      id="part"
      {...marks}
      caption={words}
      columns={[{ id: 'a', label: words, cell: () => words }]}
      rows={[1]}
      getKey={(row) => row}
    />
  ),
  Tabs: (
    <Tabs ref={ref} id="part" {...marks}>
      {words}
    </Tabs>
  ),
  TagGroup: <TagGroup ref={ref} id="part" {...marks} label={words} tags={[]} />,
  Text: (
    <Text ref={ref} id="part" {...marks}>
      {words}
    </Text>
  ),
  Timeline: (
    <Timeline ref={ref} id="part" {...marks}>
      {words}
    </Timeline>
  ),
  TimelineEntry: (
    <TimelineEntry ref={ref} id="part" {...marks} year={1990} heading={words}>
      {words}
    </TimelineEntry>
  ),
  TimelineEvent: (
    <TimelineEvent ref={ref} id="part" {...marks} date="2026-11-22T17:05:00Z" heading={words} />
  ),
  ToggleButton: (
    <ToggleButton ref={ref} id="part" {...marks}>
      {words}
    </ToggleButton>
  ),
  Toolbar: (
    <Toolbar ref={ref} id="part" {...marks} label={words}>
      {words}
    </Toolbar>
  ),
  Tooltip: (
    <TooltipTrigger isOpen>
      <Button>{words}</Button>
      <Tooltip ref={ref} id="part" {...plainMarks}>
        {words}
      </Tooltip>
    </TooltipTrigger>
  ),
  VisuallyHidden: (
    <VisuallyHidden ref={ref} id="part" {...plainMarks}>
      {words}
    </VisuallyHidden>
  ),
  Wizard: (
    <Wizard
      ref={ref}
      id="part"
      {...marks}
      label={words}
      finishLabel={words}
      onFinish={() => {}}
      steps={[{ id: 'a', label: words, content: words }]}
    />
  ),
};

/** Components that render no element: triggers, the provider, the toast region with its announcements, a closed palette. */
const without = [
  'CommandPalette',
  'DialogTrigger',
  'LinkProvider',
  'LocaleProvider',
  'MenuTrigger',
  'PopoverTrigger',
  'SubmenuTrigger',
  // The parts of a DataTable have no attributes, and the frame has those of DataTable.
  'DataTableColumnMenu',
  'DataTableFilterBar',
  'DataTableFrame',
  'DataTableGrid',
  'DataTablePager',
  'DataTableRowMenu',
  'DataTableToolbar',
  'ToastRegion',
  'TooltipTrigger',
];

/** Components without layout props: React Aria positions them, or they are invisible. */
const placedElsewhere = [
  'ConfirmDialog',
  'Dialog',
  'Drawer',
  'Menu',
  'Popover',
  'Tooltip',
  'VisuallyHidden',
];

const entries = import.meta.glob<Record<string, unknown>>('../../src/components/*/index.ts', {
  eager: true,
});
const isComponent = ([name, value]: [string, unknown]) =>
  /^[A-Z]/.test(name) && (typeof value === 'function' || typeof value === 'object');
const exported = [
  ...new Set(
    Object.values(entries).flatMap((entry) =>
      Object.entries(entry)
        .filter(isComponent)
        .map(([name]) => name),
    ),
  ),
];
/** All icons are one component with different drawings; one of them represents all. */
const isOfTheSet = (name: string) => name.endsWith('Icon') && !(name in others);

test('every component is covered here', () => {
  const known = [...Object.keys(controls), ...Object.keys(others), ...without];
  expect(exported.filter((name) => !isOfTheSet(name)).sort()).toEqual(known.sort());
});

describe.each(Object.entries({ ...controls, ...others }))('%s', (name, part) => {
  test('passes on its ref, its id and every attribute', async () => {
    await show(
      <>
        <form id="elsewhere" />
        {part}
      </>,
    );
    const given = find('[data-part=given]');
    const said = '[aria-details=more], [aria-label=more]';
    expect(given.matches(said) || given.querySelector(said)).toBeTruthy();
    const [element] = ref.mock.calls.at(-1) ?? [];
    expect(element).toBeInstanceOf(Element);
    expect(given.contains(element as Element) || (element as Element).contains(given)).toBe(true);
    // The id of a tab or a part of a menu is its key.
    if (/^(Tab|TabPanel|MenuItem|MenuSection)$/.test(name)) return;
    const named = find('#part');
    expect(named === element || given.contains(named)).toBe(true);
  });
});

describe.each(
  Object.entries({ ...controls, ...others }).filter(([name]) => !placedElsewhere.includes(name)),
)('%s', (_, part) => {
  test('applies layout props only to its outermost element', async () => {
    await show(part);
    const outermost = find('.mp-marginTop-l');
    expect(find('.mp-width-half')).toBe(outermost);
    const given = find('[data-part=given]');
    expect(outermost.contains(given)).toBe(true);
    const isAlone = isValidElement<object>(part) && 'data-part' in part.props;
    expect(outermost.parentElement === host || !isAlone).toBe(true);
    expect(document.querySelector('[marginTop], [width=half]')).toBeNull();
  });
});

test.each(Object.entries(controls))(
  '%s reports focus, and belongs to its form by the given name',
  async (_, part) => {
    await show(
      <>
        <form id="elsewhere" />
        {part}
      </>,
    );
    const element = find<HTMLInputElement>('#part');
    expect(ref).toHaveBeenCalledWith(element);
    expect(element.form).toBe(find('form'));
    // A form sends another value of a ComboBox or MultiSelect than the text in its box.
    const sender = host.querySelector<HTMLInputElement>('[name=answer]');
    expect(sender?.form).toBe(find('form'));
    await act(async () => element.focus());
    await act(async () => element.blur());
    expect(onFocus).toHaveBeenCalledTimes(1);
    expect(onBlur).toHaveBeenCalledTimes(1);
  },
);
