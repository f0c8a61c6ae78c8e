using System;

namespace Roundup.Worker.Shapes;

/// <summary>Serialize returned null in place of a payload.</summary>
internal sealed class NullPayloadException() : Exception("Serialize returned null")
{
    /// <summary>What Serialize returned, unless it is null: that is then the reason, not what the next user of the payload throws.</summary>
    public static TPayload NotNull<TPayload>(TPayload? payload)
        where TPayload : class => payload ?? throw new NullPayloadException();
}
