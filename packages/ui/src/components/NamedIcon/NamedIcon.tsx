import type { ComponentType } from 'react';
import * as set from '../../internal/icons/index.ts';
import type { IconProps } from '../Icon/index.ts';

const icons = {
  'arrow-right': set.ArrowRightIcon,
  bank: set.BankIcon,
  bolt: set.BoltIcon,
  building: set.BuildingIcon,
  calculator: set.CalculatorIcon,
  calendar: set.CalendarIcon,
  car: set.CarIcon,
  card: set.CardIcon,
  chart: set.ChartIcon,
  check: set.CheckIcon,
  'chevron-down': set.ChevronDownIcon,
  'chevron-left': set.ChevronLeftIcon,
  'chevron-right': set.ChevronRightIcon,
  clock: set.ClockIcon,
  close: set.CloseIcon,
  document: set.DocumentIcon,
  dollar: set.DollarIcon,
  download: set.DownloadIcon,
  edit: set.EditIcon,
  error: set.ErrorIcon,
  external: set.ExternalIcon,
  eye: set.EyeIcon,
  'eye-off': set.EyeOffIcon,
  filter: set.FilterIcon,
  flag: set.FlagIcon,
  gauge: set.GaugeIcon,
  gift: set.GiftIcon,
  graduation: set.GraduationIcon,
  handshake: set.HandshakeIcon,
  help: set.HelpIcon,
  home: set.HomeIcon,
  info: set.InfoIcon,
  key: set.KeyIcon,
  lock: set.LockIcon,
  mail: set.MailIcon,
  menu: set.MenuIcon,
  minus: set.MinusIcon,
  moon: set.MoonIcon,
  more: set.MoreIcon,
  people: set.PeopleIcon,
  percent: set.PercentIcon,
  phone: set.PhoneIcon,
  pin: set.PinIcon,
  plus: set.PlusIcon,
  refresh: set.RefreshIcon,
  road: set.RoadIcon,
  search: set.SearchIcon,
  shield: set.ShieldIcon,
  sign: set.SignIcon,
  sort: set.SortIcon,
  star: set.StarIcon,
  success: set.SuccessIcon,
  sun: set.SunIcon,
  trash: set.TrashIcon,
  truck: set.TruckIcon,
  user: set.UserIcon,
  warning: set.WarningIcon,
  wrench: set.WrenchIcon,
} as const satisfies Record<string, ComponentType<IconProps>>;

/** The names of the set's icons. */
export type IconName = keyof typeof icons;

/** Every name of the set, in alphabetical order. */
export const iconNames = Object.keys(icons) as readonly IconName[];

export interface NamedIconProps extends IconProps {
  /** The icon's name in the set. */
  name: IconName;
}

/**
 * An icon whose name comes from data. It bundles the whole set (about 3 KB gzip). If the code knows
 * which icon it needs, import that one from `@milepost/ui/Icon`.
 */
export function NamedIcon({ name, ...props }: NamedIconProps) {
  const Drawing = icons[name];
  return <Drawing {...props} />;
}
