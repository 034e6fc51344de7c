/** The indirect program's limits: percent of the vehicle's value, months, years. */
export const indirectLimits = {
  maxAdvanceLtv: 135,
  termMonths: { min: 12, max: 84 },
  maxVehicleYears: 12,
} as const;

/** The age limit of a vehicle for Full Spectrum Lending, in years. */
export const fullSpectrumVehicleYears = 10;
