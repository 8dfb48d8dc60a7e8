"""Guildhall: Job Faire and Old World Economy."""
