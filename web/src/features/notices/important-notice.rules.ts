type Circumstances = { isDesktop: boolean; isForced: boolean; isOn: boolean; isGuest: boolean; isDismissed: boolean; isSigningIn: boolean }

/**
 * Specification §2: desktop only; unless hidden by setting, signed in or dismissed; the history state forces it. It waits while the sign-in
 * dialog is open.
 */
export const isNoticeDue = ({ isDesktop, isForced, isOn, isGuest, isDismissed, isSigningIn }: Circumstances): boolean =>
  isDesktop && !isSigningIn && (isForced || (isOn && isGuest && !isDismissed))
