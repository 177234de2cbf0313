import { Navigate } from '@tanstack/react-router';

/** What has nothing to show leads on to the log-in. */
export function ToLogInScreen() {
  return <Navigate to="/login" replace />;
}
