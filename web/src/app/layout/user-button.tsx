import { mdiAccountCircleOutline, mdiLoginVariant } from '@mdi/js'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useOpenAuth } from '#parts/site/use-open-auth.ts'
import { useUser } from '#parts/site/use-site.ts'
import { lazyChunk } from '#ui/lazy-chunk.tsx'
import { Optional } from '../optional.tsx'
import { HeaderButton } from './header-item.tsx'

const UserMenu = lazyChunk(() => import('./user-menu.tsx'), 'UserMenu')
const preload = () => void UserMenu.preload().catch(() => undefined)

/** Sign-in for a guest; the account menu for a user. */
export function UserButton() {
  const { t } = useTranslation()
  const user = useUser()
  const openAuth = useOpenAuth()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (!user)
    return (
      <HeaderButton
        icon={mdiLoginVariant}
        label={t('user.enterShort')}
        title={t('user.enter')}
        aria-label={t('user.enter')}
        aria-haspopup="dialog"
        onClick={() => openAuth()}
      />
    )
  return (
    <>
      <HeaderButton
        icon={mdiAccountCircleOutline}
        label={user.publicIdentity}
        aria-label={`${t('user.menu')}: ${user.publicIdentity}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={preload}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      {anchor && (
        <Optional>
          <UserMenu user={user} anchor={anchor} onClose={() => setAnchor(null)} />
        </Optional>
      )}
    </>
  )
}
