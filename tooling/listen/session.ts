import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** A desktop without a screen: a display, a bus, the accessibility bus and a window manager. */
export interface Session {
  /** A folder for the files of its programs. It is removed with the session. */
  readonly folder: string;
  /** Starts a program on this desktop. */
  start(program: string, args: readonly string[], env?: NodeJS.ProcessEnv): ChildProcess;
  /** Runs a program on this desktop, and waits for it. */
  run(program: string, ...args: readonly string[]): void;
  close(): void;
}

/** A bus that starts no services: the desktop's own ones would mount file systems. */
const busConfiguration = `<busconfig>
  <type>session</type>
  <listen>unix:tmpdir=/tmp</listen>
  <auth>EXTERNAL</auth>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>`;

/** Starts a desktop of a width in pixels. Each has its own buses, so that several can run at the same time. */
export async function startSession(width = 1280): Promise<Session> {
  const folder = mkdtempSync(join(tmpdir(), 'listen-'));
  const [home, runtime] = [join(folder, 'home'), join(folder, 'run')];
  mkdirSync(home);
  mkdirSync(runtime, { mode: 0o700 });
  // Orca asks `pgrep` for another Orca of this user, even on another desktop, and then does not start.
  const programs = join(folder, 'programs');
  mkdirSync(programs);
  writeFileSync(join(programs, 'pgrep'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  const log = openSync(join(folder, 'log'), 'a');
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    PATH: `${programs}:${process.env.PATH}`,
    HOME: home,
    XDG_RUNTIME_DIR: runtime,
    LANG: 'C.UTF-8',
    TZ: 'America/Los_Angeles',
    // Makes Firefox and Chromium build their accessibility trees from the start.
    GNOME_ACCESSIBILITY: '1',
    ACCESSIBILITY_ENABLED: '1',
    GTK_USE_PORTAL: '0',
  };
  const started: ChildProcess[] = [];
  const start: Session['start'] = (program, args, more) => {
    const child = spawn(program, args, {
      env: { ...env, ...more },
      stdio: ['ignore', log, log, 'pipe'],
      detached: true,
    });
    started.push(child);
    return child;
  };
  const run: Session['run'] = (program, ...args) =>
    void execFileSync(program, args, { env, stdio: 'ignore' });

  // Both programs write their address to file descriptor 3.
  const screen = ['-screen', '0', `${width}x900x24`, '-nolisten', 'tcp'];
  env.DISPLAY = `:${await lineOf(start('Xvfb', ['-displayfd', '3', ...screen]))}`;
  const configuration = join(folder, 'bus.conf');
  writeFileSync(configuration, busConfiguration);
  const bus = [`--config-file=${configuration}`, '--nofork', '--print-address=3'];
  env.DBUS_SESSION_BUS_ADDRESS = await lineOf(start('dbus-daemon', bus));
  start('/usr/libexec/at-spi-bus-launcher', ['--launch-immediately']);
  start('openbox', []);

  const close = () => {
    process.off('exit', close);
    for (const child of started.splice(0)) endGroup(child);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.on('exit', close);
  return { folder, start, run, close };
}

/** Ends a program and those that it started. */
function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

/** Returns the first line that a program writes to its file descriptor 3. */
async function lineOf(child: ChildProcess): Promise<string> {
  let text = '';
  for await (const chunk of child.stdio[3] as Readable) {
    text += chunk;
    if (text.includes('\n')) return text.trim();
  }
  throw new Error(`${child.spawnfile} ended before it was ready.`);
}
