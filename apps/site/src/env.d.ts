interface ImportMetaEnv {
  // `vite.config.ts` defines these from the environment, so that a build drops the unused branches.
  // Storybook and the component tests leave them undefined.
  readonly PAYMENT_OUTCOME?: import('@milepost/domain/forms').Outcomes['payment'];
  readonly PAYMENT_SECURITY_CODE?: 'asked' | 'left-out';
  /** Empty unless the outcome is `hosted`. */
  readonly PAYMENT_SERVICE?: string;
}
