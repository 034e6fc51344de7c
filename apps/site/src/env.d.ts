interface ImportMetaEnv {
  // `vite.config.ts` defines these from the environment, so that a build drops the unused branches.
  // Storybook and the component tests leave them undefined.
  readonly PAYMENT_OUTCOME?: import('@milepost/domain/forms').Outcomes['payment'];
  readonly PAYMENT_SECURITY_CODE?: 'asked' | 'left-out';
  /** Whether the site's own server takes forms without scripts, or a static host serves the site. */
  readonly SITE_HOST?: 'server' | 'static';
  /** Empty unless the outcome is `hosted`. */
  readonly PAYMENT_SERVICE?: string;
  /** Whether the build publishes the Spanish edition too. */
  readonly HAS_SPANISH?: boolean;
  /** Whether the Spanish edition may have texts that nobody has reviewed. */
  readonly IS_DRAFT?: boolean;
}
