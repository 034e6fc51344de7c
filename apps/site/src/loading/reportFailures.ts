/**
 * The kinds of failures that a page reports to the site's server: a file that did not load, an
 * uncaught error, a form that could not be sent.
 */
export const failureKinds = ['code', 'error', 'form'] as const;

/** The address of the site's server that takes reports of pages and of browsers. */
export const reportsPath = '/reports';

declare global {
  interface Window {
    reportFailure?: (kind: (typeof failureKinds)[number], event?: Event) => void;
  }
}

/**
 * Inline script of each document. Reports up to three failures while the page is idle, each as its
 * kind and the build: a part of the name of the entry script. An event that another listener
 * handles is not reported.
 */
export const reportFailures = `{let left=3;reportFailure=(kind,event)=>(self.requestIdleCallback??setTimeout)(()=>event?.defaultPrevented||left-->0&&navigator.sendBeacon("${reportsPath}",kind+" "+document.querySelector("[type=module]").src.slice(-11,-3)));addEventListener("error",event=>{let{filename,target:{src,href}}=event;\`\${filename||src||href}\`.startsWith(origin)&&reportFailure(filename?"error":"code",event)},true);addEventListener("unhandledrejection",event=>reportFailure("error",event));addEventListener("vite:preloadError",()=>reportFailure("code"))}`;
