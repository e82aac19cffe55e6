import Badge from '@mui/material/Badge'
import IconButton from '@mui/material/IconButton'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { mdiBellOutline } from '@mdi/js'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { deskPaths } from '#lib/desk-paths.ts'
import { useStore } from '#lib/store.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { newsQuery, type NewsItem } from './news.api.ts'
import { takeNews, unseenNews } from './unseen-news.ts'

const COUNTED = /^\(\d+\) /
const canNotify = () => 'Notification' in window

/** A bell with what is new; a notice of the browser where it was allowed, and the count in the title of the tab. */
export function NewsButton({ userId }: { userId: number }) {
  const { t } = useTranslation('back-office')
  const queries = useQueryClient()
  const navigate = useNavigate()
  const stored = useStore(unseenNews)
  const { after, items } = stored.userId === userId ? stored : { after: undefined, items: [] }
  const { data } = useQuery(newsQuery(after))
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [permission, setPermission] = useState(canNotify() ? Notification.permission : 'denied')
  const textOf = ({ kind, number }: NewsItem) => t(`news.${kind}`, { number })

  const hear = useEffectEvent((news: NonNullable<typeof data>) => {
    if (after === news.last) return
    const fresh = takeNews(userId, news)
    if (fresh.length === 0) return
    void queries.invalidateQueries({ queryKey: ['desk', 'orders'] })
    if (permission !== 'granted') return
    for (const item of fresh.slice(0, 3)) {
      const notice = new Notification(textOf(item), { body: item.company, tag: `order-${item.orderId}` })
      notice.addEventListener('click', () => {
        window.focus()
        void navigate({ href: deskPaths.order(item.orderId) })
      })
    }
  })
  useEffect(() => {
    if (data) hear(data)
  }, [data])

  const count = items.length
  useEffect(() => {
    // Screens set their titles by themselves: the count is put before whatever they say.
    const show = () => {
      const plain = document.title.replace(COUNTED, '')
      const wanted = count > 0 ? `(${count}) ${plain}` : plain
      if (document.title !== wanted) document.title = wanted
    }
    show()
    const title = document.querySelector('title')
    if (!title) return undefined
    const observer = new MutationObserver(show)
    observer.observe(title, { childList: true })
    return () => {
      observer.disconnect()
      document.title = document.title.replace(COUNTED, '')
    }
  }, [count])

  const close = () => {
    setAnchor(null)
    unseenNews.set({ userId, after, items: [] })
  }
  return (
    <>
      <IconButton
        aria-label={count > 0 ? `${t('news.button')}: ${t('news.count', { count })}` : t('news.button')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ color: 'text.secondary', width: 44, height: 44 }}
      >
        <Badge badgeContent={count || null} color="warning">
          <Icon path={mdiBellOutline} />
        </Badge>
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close} slotProps={{ paper: { sx: { maxWidth: 360 } } }}>
        {count === 0 && <MenuItem disabled>{t('news.none')}</MenuItem>}
        {items.map((item) => (
          <MenuItem key={item.id} component={Anchor} href={deskPaths.order(item.orderId)} onClick={close}>
            <ListItemText primary={textOf(item)} secondary={item.company} slotProps={{ secondary: { noWrap: true } }} />
          </MenuItem>
        ))}
        {permission === 'default' && (
          <MenuItem divider onClick={() => void Notification.requestPermission().then(setPermission)}>
            {t('news.allow')}
          </MenuItem>
        )}
        {permission === 'denied' && <MenuItem disabled>{t('news.denied')}</MenuItem>}
      </Menu>
    </>
  )
}
