type Circumstances = { isDesktop: boolean; isForced: boolean; isOn: boolean; isGuest: boolean; isDismissed: boolean }

/** Specification §2: desktop only; unless hidden by setting, signed in or dismissed; the state forces it. */
export const isNoticeDue = ({ isDesktop, isForced, isOn, isGuest, isDismissed }: Circumstances): boolean =>
  isDesktop && (isForced || (isOn && isGuest && !isDismissed))
