import { useUser } from '#parts/site/use-site.ts'
import { Optional } from '../optional.tsx'
import { StandInBar } from '../screens.tsx'

/** Shows the buyer a staff member works for; empty for everybody else. */
export function StandIn() {
  const user = useUser()
  if (!user?.staffName) return null
  return (
    <Optional>
      <StandInBar user={user} />
    </Optional>
  )
}
