"""What people see and do, in a real Chromium against a real server."""
