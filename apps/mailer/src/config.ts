export interface Config {
  readonly host: string;
  readonly port: number;
  readonly smtpHost: string;
  readonly smtpPort: number;
  readonly recipients: readonly string[];
  readonly from: string;
}

export function readConfig(env: NodeJS.ProcessEnv): Config {
  return {
    host: env.HOST ?? '127.0.0.1',
    port: Number(env.PORT ?? 8787),
    smtpHost: env.SMTP_HOST ?? '127.0.0.1',
    smtpPort: Number(env.SMTP_PORT ?? 1025),
    recipients: (env.RECIPIENTS ?? 'info@milepost.example').split(','),
    from: env.MAIL_FROM ?? 'website@milepost.example',
  };
}
