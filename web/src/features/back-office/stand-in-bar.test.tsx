import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { backOfficeApi } from '@vitrina/contract/back-office/back-office'
import { siteApi } from '@vitrina/contract/site/site'
import { expect, onTestFinished, test, vi } from 'vitest'
import { call } from '#api/call.ts'
import { fakeServer } from '#test/api.ts'
import { aUser, renderScreen } from '#test/render-screen.tsx'
import { StandInBar } from './stand-in-bar.tsx'

function Asking() {
  useQuery({ queryKey: ['survey'], queryFn: ({ signal }) => call(siteApi.survey, { query: { route: '/catalog' } }, { signal }) })
  return <StandInBar user={aUser({ staffName: 'Климова Анна' })} />
}

test('requests under way are withdrawn before the session of the stand-in ends', async () => {
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  onTestFinished(() => leave.mockRestore())
  const server = fakeServer()
  const asked = server.wait(siteApi.survey)
  const stopped = server.on(backOfficeApi.stop, {})
  const { user } = await renderScreen(<Asking />, { user: aUser() })
  await waitFor(() => expect(asked).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Завершить' }))
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/back-office/companies'))
  expect([asked[0]?.signal?.aborted, stopped.length]).toEqual([true, 1])
})
