using System;

namespace Roundup.Worker;

/// <summary>Looks for the cause within an exception that wraps others.</summary>
internal static class Causes
{
    /// <summary>The outermost exception of a type, the exception itself included; null where there is none.</summary>
    public static TException? Find<TException>(Exception e)
        where TException : Exception
    {
        for (var cause = e; cause is not null; cause = cause.InnerException)
        {
            if (cause is TException found)
            {
                return found;
            }
        }

        return null;
    }

    /// <summary>The innermost exception.</summary>
    public static Exception Innermost(Exception e)
    {
        while (e.InnerException is { } inner)
        {
            e = inner;
        }

        return e;
    }
}
