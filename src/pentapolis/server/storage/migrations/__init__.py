"""The steps from every released form of the database to the next."""
