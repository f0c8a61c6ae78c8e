namespace Roundup.Worker.Shapes;

/// <summary>Serialize returned null in place of a payload.</summary>
internal sealed class NullPayloadException() : Exception("Serialize returned null")
{
    /// <summary>What Serialize returned, if it is not null.</summary>
    /// <exception cref="NullPayloadException">It is null: the reason is that, and not what uses the payload next.</exception>
    public static TPayload NotNull<TPayload>(TPayload? payload)
        where TPayload : class => payload ?? throw new NullPayloadException();
}
