/** The limits of the Servicemembers Civil Relief Act (50 U.S.C. 3937). */
export const scra = {
  /** Highest interest during service, in percent a year. */
  maxApr: 6,
  /** How long after service ends you can still ask. */
  requestDaysAfterService: 180,
} as const;

/** The subject of an email that asks for benefits. Our military team sorts its mail by it. */
export const scraSubject = 'SCRA request';
