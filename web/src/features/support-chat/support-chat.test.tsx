import type { QueryClient } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import type { ChatButton } from '@vitrina/contract/site/site.settings'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { infoQuery, userQuery } from '#parts/site/site.api.ts'
import { playScript } from '#test/play-script.ts'
import { aSite, aUser, renderScreen } from '#test/render-screen.tsx'
import { resizeTo, widths } from '#test/window-size.ts'
import { SupportChat } from './support-chat.tsx'

const telegram: ChatButton['chatButtons'][number] = { link: 'https://t.me/vitrina', image: '', hint: 'Telegram', background: '' }
const NARROW = 1200

beforeEach(() => resizeTo(widths.desktop))

/** In two steps: until the first change happy-dom takes a media query for one that does not match. */
const makeNarrow = () =>
  act(async () => {
    resizeTo(widths.desktop + 1)
    resizeTo(NARROW)
  })

/** A seller with a widget; returns the buyer's queries as well. */
async function renderChat(type: 'jivo' | 'bitrix', { liveChat = false } = {}) {
  const site = aSite({})
  const chatButton = { ...site.config.chatButton, enabled: true, type, link: '/chat.js', liveChat, chatButtons: [telegram] }
  const clients: QueryClient[] = []
  const rendered = await renderScreen(<SupportChat />, {
    user: aUser(),
    prime: (queries) => {
      clients.push(queries)
      const settings = { ...site.settings, chatButton: { liveChat } }
      queries.setQueryData(infoQuery.queryKey, { ...site, settings, config: { ...site.config, chatButton } })
    },
  })
  const signOut = () => act(async () => void clients[0]?.setQueryData(userQuery.queryKey, null))
  return { ...rendered, signOut }
}

/** The script of Jivo, which records what it is told. */
function playJivo() {
  const api = { open: vi.fn(), setContactInfo: vi.fn(), setUserToken: vi.fn(), clearHistory: vi.fn() }
  const [destroy, init] = [vi.fn(), vi.fn()]
  const added = playScript(() => {
    vi.stubGlobal('jivo_api', api)
    vi.stubGlobal('jivo_destroy', destroy)
    vi.stubGlobal('jivo_init', init)
    window.jivo_onLoadCallback?.()
  })
  return { ...api, destroy, init, added }
}

const button = () => screen.getByRole('button', { name: 'Связаться с нами' })
const consultant = () => screen.findByRole('menuitem', { name: 'Онлайн-консультант' })

test('[O-11] [P-02] Jivo is loaded only on demand, gets the buyer’s identity, and is hidden below 1280', async () => {
  const jivo = playJivo()
  const { user } = await renderChat('jivo')
  await user.click(button())
  const ask = await consultant()
  expect(jivo.added).toEqual([])
  await user.click(ask)
  await waitFor(() => expect(jivo.open).toHaveBeenCalledOnce())
  const { uuid, email, companyName } = aUser()
  await waitFor(() => expect(jivo.setUserToken).toHaveBeenCalledWith(uuid))
  expect(jivo.setContactInfo).toHaveBeenCalledWith(expect.objectContaining({ email, description: companyName }))

  await makeNarrow()
  await waitFor(() => expect(jivo.destroy).toHaveBeenCalledOnce())
  await act(async () => resizeTo(widths.desktop))
  await waitFor(() => expect(jivo.init).toHaveBeenCalledOnce())
  expect(jivo.added).toHaveLength(1)
})

test('[O-11] a live chat is on the page without a request', async () => {
  const jivo = playJivo()
  await renderChat('jivo', { liveChat: true })
  await waitFor(() => expect(jivo.added).toHaveLength(1))
  expect(jivo.open).not.toHaveBeenCalled()
})

test('[O-11] below 1280 the consultant is not offered', async () => {
  resizeTo(NARROW)
  const { user } = await renderChat('jivo')
  await user.click(button())
  expect(await screen.findByRole('menuitem', { name: 'Telegram' })).toBeVisible()
  expect(screen.queryByRole('menuitem', { name: 'Онлайн-консультант' })).toBeNull()
})

test('[O-11] Jivo forgets the conversation when the buyer signs out', async () => {
  const jivo = playJivo()
  const { user, signOut } = await renderChat('jivo')
  await user.click(button())
  await user.click(await consultant())
  await waitFor(() => expect(jivo.setUserToken).toHaveBeenCalled())
  await signOut()
  await waitFor(() => expect(jivo.clearHistory).toHaveBeenCalledOnce())
})

test('[O-11] Bitrix24 gets the buyer’s identity and is hidden below 1280', async () => {
  const widget = { open: vi.fn(), setUserRegisterData: vi.fn(), setOption: vi.fn() }
  playScript(() => void window.dispatchEvent(new CustomEvent('onBitrixLiveChat', { detail: { widget } })))
  const { user } = await renderChat('bitrix')
  await user.click(button())
  await user.click(await consultant())
  await waitFor(() => expect(widget.open).toHaveBeenCalledOnce())
  const hash = aUser().uuid.replaceAll('-', '')
  expect(widget.setUserRegisterData).toHaveBeenCalledWith(expect.objectContaining({ hash, email: aUser().email }))
  expect(document.documentElement).not.toHaveAttribute('data-chat-hidden')
  await makeNarrow()
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-chat-hidden', 'true'))
  await act(async () => resizeTo(widths.desktop))
  await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-chat-hidden'))
})

test('[O-11] a widget that does not load leaves the other contacts', async () => {
  playScript(() => {}, { isLost: true })
  const { user } = await renderChat('jivo')
  await user.click(button())
  await user.click(await consultant())
  expect(await screen.findByText(/Чат не загрузился\./)).toBeVisible()
  expect(screen.getByRole('menuitem', { name: 'Telegram' })).toBeVisible()
})

test('[O-11] the button stands aside while something to press lies under it, and comes back', async () => {
  const pay = document.createElement('button')
  const under = vi.spyOn(document, 'elementsFromPoint').mockReturnValue([document.body])
  onTestFinished(() => under.mockRestore())
  await renderChat('jivo')
  const scroll = () => act(async () => void document.dispatchEvent(new Event('scroll')))
  under.mockReturnValue([pay, document.body])
  await scroll()
  await waitFor(() => expect(button()).toHaveAttribute('data-aside'))
  under.mockReturnValue([document.body])
  await scroll()
  await waitFor(() => expect(button()).not.toHaveAttribute('data-aside'))
})

test('[O-11] rows that come later put the button aside as well', async () => {
  const row = document.createElement('button')
  const under = vi.spyOn(document, 'elementsFromPoint').mockReturnValue([document.body])
  onTestFinished(() => {
    under.mockRestore()
    row.remove()
  })
  await renderChat('jivo')
  await act(() => new Promise((settled) => setTimeout(settled, 200)))
  under.mockReturnValue([row, document.body])
  document.body.append(row)
  await waitFor(() => expect(button()).toHaveAttribute('data-aside'))
})

test('[O-11] a button moved by the visitor stays where it was put, whatever lies under it', async () => {
  const under = vi.spyOn(document, 'elementsFromPoint').mockReturnValue([document.createElement('button')])
  onTestFinished(() => {
    under.mockRestore()
    localStorage.clear()
  })
  const { user } = await renderChat('jivo')
  await waitFor(() => expect(button()).toHaveAttribute('data-aside'))
  button().focus()
  await user.keyboard('{ArrowUp}')
  await waitFor(() => expect(button()).not.toHaveAttribute('data-aside'))
  await user.keyboard('{Home}')
  await waitFor(() => expect(button()).toHaveAttribute('data-aside'))
})
