/** So that a password manager keeps a new password under the right name. */
export const HiddenUsername = ({ value }: { value: string }) => (
  <input type="text" name="username" autoComplete="username" value={value} readOnly hidden />
)
