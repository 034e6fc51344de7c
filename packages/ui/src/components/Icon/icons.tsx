import { Icon, type IconProps } from './Icon.tsx';

export const ArrowRightIcon = (props: IconProps) => (
  <Icon {...props} isDirectional>
    <path d="M4.5 12h15M13 5.5l6.5 6.5-6.5 6.5" />
  </Icon>
);

export const BankIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 9.5 12 4l8.5 5.5zM6 9.5V17M10 9.5V17M14 9.5V17M18 9.5V17M3.5 20.5h17M4.5 17h15" />
  </Icon>
);

export const BoltIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m13 2.5-8.5 11H11l-1 8 8.5-11H12z" />
  </Icon>
);

export const BuildingIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 21V5a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v16M15 9.5h2.5a2 2 0 0 1 2 2V21M3 21h18M8.5 7.5h3M8.5 11.5h3M8.5 15.5h3" />
  </Icon>
);

export const CalculatorIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="5" y="3" width="14" height="18" rx="2.5" />
    <path d="M8.5 7.5h7M8.5 12h.01M12 12h.01M15.5 12h.01M8.5 16.5h.01M12 16.5h.01M15.5 16.5h.01" />
  </Icon>
);

export const CalendarIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.5" y="5" width="17" height="15.5" rx="2.5" />
    <path d="M3.5 10h17M8 3v4M16 3v4" />
  </Icon>
);

export const CarIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3" y="12" width="18" height="5.5" rx="2" />
    <path d="m4.5 12 1.4-4.4A2.5 2.5 0 0 1 8.3 6h7.4a2.5 2.5 0 0 1 2.4 1.6l1.4 4.4M6 17.5v2M18 17.5v2M6.5 14.75H8M16 14.75h1.5" />
  </Icon>
);

export const CardIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3" y="5.5" width="18" height="13" rx="2.5" />
    <path d="M3 10h18M7 14.5h3.5" />
  </Icon>
);

export const ChartIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 3.5V18a2 2 0 0 0 2 2h14.5M8.5 16v-4M13 16V8M17.5 16v-6" />
  </Icon>
);

export const CheckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5 12.5 4.5 4.5L19 7.5" />
  </Icon>
);

export const ChevronDownIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5.5 9 6.5 6.5L18.5 9" />
  </Icon>
);

export const ChevronLeftIcon = (props: IconProps) => (
  <Icon {...props} isDirectional>
    <path d="M15 5.5 8.5 12l6.5 6.5" />
  </Icon>
);

export const ChevronRightIcon = (props: IconProps) => (
  <Icon {...props} isDirectional>
    <path d="m9 5.5 6.5 6.5L9 18.5" />
  </Icon>
);

export const ClockIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7v5l3.2 2" />
  </Icon>
);

export const CloseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5.5 5.5 13 13M18.5 5.5l-13 13" />
  </Icon>
);

export const DocumentIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M13.5 3H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V8.5zV7a1.5 1.5 0 0 0 1.5 1.5H19M9 13h6M9 16.5h4" />
  </Icon>
);

export const DollarIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 2.5v19M16.6 7.6c-.8-1.5-2.4-2.3-4.6-2.3-2.6 0-4.5 1.2-4.5 3.3 0 4.6 9.3 2.2 9.3 6.9 0 2-2 3.2-4.8 3.2-2.3 0-4.1-.8-4.9-2.4" />
  </Icon>
);

export const DownloadIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.5V15M7 10.5l5 5 5-5M4 20h16" />
  </Icon>
);

export const EditIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m4 20 1-4.5L16.3 4.2a2 2 0 0 1 2.8 0l.7.7a2 2 0 0 1 0 2.8L8.5 19zM14 6.5l3.5 3.5" />
  </Icon>
);

export const ErrorIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3zM12 7.5V13M12 16.4v.01" />
  </Icon>
);

export const ExternalIcon = (props: IconProps) => (
  <Icon {...props} isDirectional>
    <path d="M14 4h6v6M20 4l-9 9M18.5 14v4a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7.5a2 2 0 0 1 2-2h4" />
  </Icon>
);

export const EyeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2 12c2.4-4.5 5.8-6.8 10-6.8s7.6 2.3 10 6.8c-2.4 4.5-5.8 6.8-10 6.8S4.4 16.5 2 12z" />
    <circle cx="12" cy="12" r="3" />
  </Icon>
);

export const EyeOffIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m4 4 16 16M9.9 5.4a10 10 0 0 1 2.1-.2c4.2 0 7.6 2.3 10 6.8a15 15 0 0 1-2.9 3.7M6.3 7.2A14.6 14.6 0 0 0 2 12c2.4 4.5 5.8 6.8 10 6.8a9.8 9.8 0 0 0 4.6-1.2M9.9 10a3 3 0 0 0 4.1 4.2" />
  </Icon>
);

export const FilterIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 5h17L14 13v6.5l-4-2V13z" />
  </Icon>
);

export const FlagIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 21.5v-18M5 4.5c4.5-2.5 9 2.5 14 0v9c-5 2.5-9.5-2.5-14 0" />
  </Icon>
);

export const GaugeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5.1 18.8a9 9 0 1 1 13.8 0M12 13l3.8-4.6" />
  </Icon>
);

export const GiftIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.5" y="8" width="17" height="4.5" rx="1" />
    <path d="M5.5 12.5v6a2 2 0 0 0 2 2h9a2 2 0 0 0 2-2v-6M12 8v12.5M12 8c-2.2 0-5-.2-5-2.5S10.8 3 12 8zM12 8c2.2 0 5-.2 5-2.5S13.2 3 12 8z" />
  </Icon>
);

export const GraduationIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4.5 2 9.3l10 4.8 10-4.8zM6 11.5v5c1.5 1.7 3.6 2.5 6 2.5s4.5-.8 6-2.5v-5M22 9.3v5.7" />
  </Icon>
);

export const HandshakeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.5 7.5h3.3L9 6l3 1.3L15 6l3.2 1.5h3.3M12 7.3l-3.3 3.5a1.6 1.6 0 0 0 2.3 2.2l2.3-2 5.6 5a1.5 1.5 0 0 1-2.1 2.1M14.3 15.7l2.4 2.3a1.5 1.5 0 0 1-2.1 2.1l-2-1.9M2.5 16h2.1l4.9 4.3a1.5 1.5 0 0 0 2.1-2.1M19.3 16h2.2" />
  </Icon>
);

export const HelpIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="9" />
    <path d="M9.4 9.5a2.6 2.6 0 1 1 4 2.3c-.9.5-1.4 1-1.4 2M12 16.8v.01" />
  </Icon>
);

export const HomeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 11.5 12 3.5l9 8M5.5 9.5v9a2 2 0 0 0 2 2h9a2 2 0 0 0 2-2v-9M9.5 20.5v-6h5v6" />
  </Icon>
);

export const InfoIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 11v5.5M12 7.6v.01" />
  </Icon>
);

export const KeyIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="7.8" cy="16.2" r="4.3" />
    <path d="m10.9 13.1 9.6-9.6M16.5 7.5l3 3M13.2 10.8l2 2" />
  </Icon>
);

export const LockIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="4.5" y="10.5" width="15" height="10.5" rx="2.5" />
    <path d="M8 10.5v-3a4 4 0 0 1 8 0v3M12 14.5V17" />
  </Icon>
);

export const MailIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3" y="5" width="18" height="14" rx="2.5" />
    <path d="m3.8 7.3 8.2 6 8.2-6" />
  </Icon>
);

export const MenuIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 6.5h17M3.5 12h17M3.5 17.5h17" />
  </Icon>
);

export const MinusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 12h15" />
  </Icon>
);

export const MoonIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M20.5 14.2A8.8 8.8 0 0 1 9.8 3.5a8.8 8.8 0 1 0 10.7 10.7z" />
  </Icon>
);

export const PeopleIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="9" cy="8" r="3.5" />
    <path d="M2.5 20a6.5 6.5 0 0 1 13 0M15.5 4.8a3.5 3.5 0 0 1 0 6.4M18 14.2a6.5 6.5 0 0 1 3.5 5.8" />
  </Icon>
);

export const PercentIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m18.5 5.5-13 13" />
    <circle cx="7" cy="7" r="2.5" />
    <circle cx="17" cy="17" r="2.5" />
  </Icon>
);

export const PhoneIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5.5 3.5h3l1.8 4.4-2.2 1.6a12 12 0 0 0 6.4 6.4l1.6-2.2 4.4 1.8v3a2 2 0 0 1-2.1 2A16.6 16.6 0 0 1 3.5 5.6a2 2 0 0 1 2-2.1z" />
  </Icon>
);

export const PinIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 21.5c4.2-4 7-7.4 7-11.2a7 7 0 0 0-14 0c0 3.8 2.8 7.2 7 11.2z" />
    <circle cx="12" cy="10.3" r="2.6" />
  </Icon>
);

export const PlusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4.5v15M4.5 12h15" />
  </Icon>
);

export const RefreshIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M20 11.5A8 8 0 0 0 6 6.6L3.5 9M3.5 4v5h5M4 12.5a8 8 0 0 0 14 4.9l2.5-2.4M20.5 20v-5h-5" />
  </Icon>
);

export const RoadIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8.5 4 3.5 20.5M15.5 4l5 16.5M12 4.5V7M12 10.5v3M12 17v3.5" />
  </Icon>
);

export const SearchIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="m15.5 15.5 5 5" />
  </Icon>
);

export const ShieldIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m12 3 7.5 2.8v5.4c0 4.6-3.1 7.9-7.5 9.8-4.4-1.9-7.5-5.2-7.5-9.8V5.8zM8.8 12l2.3 2.3 4.2-4.4" />
  </Icon>
);

export const SignIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="6" y="2.5" width="12" height="11.5" rx="2.5" />
    <path d="M12 14v7.5M9.3 10.5V6l2.7 2.5L14.7 6v4.5" />
  </Icon>
);

export const SortIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7.5 4.5v15M3.5 15.5l4 4 4-4M16.5 19.5v-15M12.5 8.5l4-4 4 4" />
  </Icon>
);

export const StarIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m12 3.2 2.7 5.6 6.1.8-4.5 4.3 1.1 6.1-5.4-2.9L6.6 20l1.1-6.1-4.5-4.3 6.1-.8z" />
  </Icon>
);

export const SuccessIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="9" />
    <path d="m8 12.3 2.8 2.8 5.2-5.6" />
  </Icon>
);

export const SunIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4" />
  </Icon>
);

export const TrashIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 6.5h16M9 6.5v-2a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v2M6 6.5l.9 12.6a2 2 0 0 0 2 1.9h6.2a2 2 0 0 0 2-1.9L18 6.5M10 11v5.5M14 11v5.5" />
  </Icon>
);

export const TruckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 17H3.5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h9a1 1 0 0 1 1 1v10M9 17h6M13.5 10h3.6a1 1 0 0 1 .8.4l2.9 3.6a1 1 0 0 1 .2.6V16a1 1 0 0 1-1 1h-1" />
    <circle cx="7" cy="17" r="2" />
    <circle cx="17" cy="17" r="2" />
  </Icon>
);

export const UserIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20.5a7.5 7.5 0 0 1 15 0" />
  </Icon>
);

export const WarningIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10.3 4.3a2 2 0 0 1 3.4 0l7.8 13.2a2 2 0 0 1-1.7 3H4.2a2 2 0 0 1-1.7-3zM12 9.5V14M12 17.1v.01" />
  </Icon>
);

export const WrenchIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M20.6 6.9a5 5 0 0 1-6.9 6l-6.5 6.5a2.1 2.1 0 0 1-3-3l6.5-6.5a5 5 0 0 1 6-6.9l-3 3 .6 3.3 3.3.6z" />
  </Icon>
);
